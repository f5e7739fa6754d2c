/** Those who play under a name, what their tokens let them do, and what the operator did to them. */
package org.rocaille.player;
