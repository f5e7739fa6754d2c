/** When the service was out, which costs nobody time. */
package org.rocaille.outage;
