package org.rocaille.empty;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

/** An endpoint that does nothing. */
@Path("/nothing")
public class Nothing {

    @GET
    public String nothing() {
        return "nothing";
    }
}
