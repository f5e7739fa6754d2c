/** When players are away: in games that allow it their clocks stand still. */
package org.rocaille.vacation;
