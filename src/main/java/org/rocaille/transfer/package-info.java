/** Moves all that one database holds into another. */
package org.rocaille.transfer;
