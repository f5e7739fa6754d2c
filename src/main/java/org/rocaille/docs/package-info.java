/** The pages that tell people how to use the service. */
package org.rocaille.docs;
