/** What has happened, as it is kept and told: events, and the feeds in which they are read in order. */
package org.rocaille.event;
