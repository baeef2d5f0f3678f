import { toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

export const schemaAddress = (name: string) => `#/components/schemas/${name}`;

/** Checks that JSON Schema has no words for; the call's summary and refusals tell of them. */
const unspoken = ['trim', 'check', 'raw_check', 'partial_check', 'finite'];

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // Both directions as they are on the wire: of a pipeline, what comes before it is transformed.
  typeMode: 'input',
  errorMode: 'throw',
  ignoreActions: unspoken,
  // JSON Schema's patterns are read as Unicode, without flags.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'regex' ? { ...jsonSchema, pattern: (valibotAction as unknown as { requirement: RegExp }).requirement.source } : undefined,
  overrideRef: ({ referenceId }) => schemaAddress(referenceId),
};

/** Schemas by name as JSON Schemas on the wire; where one is part of another it is referred to. Throws at what it cannot say. */
export function jsonSchemas(schemas: Readonly<Record<string, Schema>>): Record<string, JsonSchema> {
  return toJsonSchemaDefs({ ...schemas } as Record<string, v.GenericSchema>, config);
}
