/** Players that are part of the service, so that there is always an opponent: who they are, and how their moves come about. */
package org.rocaille.opponent;
