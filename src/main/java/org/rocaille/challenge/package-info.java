/** How players find each other: challenges, from which games come. */
package org.rocaille.challenge;
