/** Whether the service can be used, as those ask who send others to it. */
package org.rocaille.health;
