/** What players and onlookers want to know of many games at once: read from what others keep, owning nothing. */
package org.rocaille.overview;
