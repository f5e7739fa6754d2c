/** Positions as pictures: SVG that is drawn, byte for byte, by nothing but the position and what is asked of it. */
package org.rocaille.picture;
