/** What the rules say of positions that belong to no game. */
package org.rocaille.analysis;
