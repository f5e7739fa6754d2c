/** What whoever runs the service can measure of it, besides what the packages count that know it. */
package org.rocaille.metrics;
