package org.rocaille.web;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoUnit;
import org.rocaille.text.DurationText;

/** JSON as this service reads and writes it: nothing is coerced or ignored, and time is written as in ISO 8601. */
@Singleton
final class JsonFormat implements ObjectMapperCustomizer {

    /** After the framework's own customizers, whose module for dates writes instants another way. */
    @Override
    public int priority() {
        return MINIMUM_PRIORITY;
    }

    @Override
    public void customize(ObjectMapper json) {
        json.enable(
                DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS);
        json.disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT);
        json.configure(MapperFeature.ALLOW_COERCION_OF_SCALARS, false);
        json.coercionConfigFor(LogicalType.Textual)
                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail);
        json.registerModule(new SimpleModule("rocaille")
                .addSerializer(new InstantWriter())
                .addSerializer(new DurationWriter())
                .addDeserializer(Instant.class, new InstantReader())
                .addDeserializer(Duration.class, new DurationReader()));
    }

    private static final class DurationWriter extends StdSerializer<Duration> {

        DurationWriter() {
            super(Duration.class);
        }

        @Override
        public void serialize(Duration span, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(DurationText.of(span));
        }
    }

    private static final class DurationReader extends StdDeserializer<Duration> {

        DurationReader() {
            super(Duration.class);
        }

        @Override
        public Duration deserialize(JsonParser json, DeserializationContext context) throws IOException {
            if (!json.hasToken(JsonToken.VALUE_STRING)) {
                return (Duration) context.handleUnexpectedToken(Duration.class, json);
            }
            try {
                return Duration.parse(json.getText());
            } catch (DateTimeException e) {
                return (Duration) context.handleWeirdStringValue(Duration.class, json.getText(), "not a span of time");
            }
        }
    }

    private static final class InstantReader extends StdDeserializer<Instant> {

        InstantReader() {
            super(Instant.class);
        }

        @Override
        public Instant deserialize(JsonParser json, DeserializationContext context) throws IOException {
            if (!json.hasToken(JsonToken.VALUE_STRING)) {
                return (Instant) context.handleUnexpectedToken(Instant.class, json);
            }
            try {
                return Instant.parse(json.getText()).truncatedTo(ChronoUnit.MILLIS);
            } catch (DateTimeException e) {
                return (Instant) context.handleWeirdStringValue(Instant.class, json.getText(), "not an instant");
            }
        }
    }

    private static final class InstantWriter extends StdSerializer<Instant> {

        private static final DateTimeFormatter MILLISECONDS =
                new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

        InstantWriter() {
            super(Instant.class);
        }

        @Override
        public void serialize(Instant instant, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(MILLISECONDS.format(instant));
        }
    }
}
