package org.rocaille.event.rest;

import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * A line of a stream.
 *
 * @param json what is written in it: JSON, or nothing
 */
record Line(@JsonValue @JsonRawValue String json) {}
