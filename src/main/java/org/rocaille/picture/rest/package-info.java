/** How pictures and boards are asked for, and sent. */
package org.rocaille.picture.rest;
