package org.rocaille.web;

import com.fasterxml.jackson.databind.ObjectMapper;

/** JSON as the service writes it, without the service. */
public final class ServiceJson {

    private ServiceJson() {}

    public static ObjectMapper mapper() {
        ObjectMapper mapper = new ObjectMapper();
        new JsonFormat().customize(mapper);
        return mapper;
    }
}
