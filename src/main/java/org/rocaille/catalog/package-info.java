/** The games that can be played, told from their data: sentences and pages about variants. */
package org.rocaille.catalog;
