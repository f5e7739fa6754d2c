/** What is done again and again. */
package org.rocaille.round;
