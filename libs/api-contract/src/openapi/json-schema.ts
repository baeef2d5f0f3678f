import { toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

export const schemaRef = (name: string) => `#/components/schemas/${name}`;

/** Checks that JSON Schema cannot express; they are described in the call's summary and refusals. */
const inexpressibleChecks = ['trim', 'check', 'raw_check', 'partial_check', 'finite'];

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // Requests and responses as sent: a pipeline's schema before its transformations.
  typeMode: 'input',
  errorMode: 'throw',
  ignoreActions: inexpressibleChecks,
  // JSON Schema interprets patterns as Unicode and has no flags.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'regex' ? { ...jsonSchema, pattern: (valibotAction as unknown as { requirement: RegExp }).requirement.source } : undefined,
  overrideRef: ({ referenceId }) => schemaRef(referenceId),
};

/** Converts schemas to JSON Schemas by name; a schema within another becomes a reference. Throws if JSON Schema cannot express one. */
export function jsonSchemas(schemas: Readonly<Record<string, Schema>>): Record<string, JsonSchema> {
  return toJsonSchemaDefs({ ...schemas } as Record<string, v.GenericSchema>, config);
}
