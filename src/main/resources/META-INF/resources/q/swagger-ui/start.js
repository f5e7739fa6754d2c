// The rest of Swagger UI is unpacked here by the build. Nothing is asked of anyone else, so no validator either.
SwaggerUIBundle({
    url: "../openapi",
    dom_id: "#contract",
    deepLinking: true,
    docExpansion: "none",
    defaultModelsExpandDepth: 0,
    persistAuthorization: true,
    validatorUrl: null,
});
