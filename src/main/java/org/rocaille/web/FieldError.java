package org.rocaille.web;

/**
 * What is wrong with one value of a body.
 *
 * @param pointer where the value is, as a JSON pointer (RFC 6901)
 * @param detail what is wrong with it, for a person
 */
public record FieldError(String pointer, String detail) {}
