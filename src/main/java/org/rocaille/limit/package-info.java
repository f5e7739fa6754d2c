/** How much of the service one caller may take, so that there is enough for the others. */
package org.rocaille.limit;
