/** What games have made of positions: which have had one, what was played there, and what came of it. */
package org.rocaille.explorer;
