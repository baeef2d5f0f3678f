import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { bodyBytesOf, defaultBodyBytes, type Call } from '../call.ts';
import type { DocumentedCall } from '../documentation/index.ts';
import { httpStatusOfError, type ErrorKey } from '../errors.ts';
import { responseSchemaName, callNamed, requestSchemaName } from './components.ts';
import { examples } from './examples.ts';
import { fieldRefusals } from './field-refusals.ts';
import { schemaRef } from './json-schema.ts';

type Reference = { readonly $ref: string };
type Media = { readonly schema: JsonSchema; readonly examples?: Readonly<Record<string, { readonly value: unknown }>> };
type Content = { readonly 'application/json': Media };
export type Response = {
  readonly description: string;
  readonly content: Content;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
};
type Parameter = { readonly name: string; readonly in: 'path'; readonly required: true; readonly schema: JsonSchema };

export type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response | Reference>>;
};

const securityOf: Readonly<Record<Call['auth'], Operation['security']>> = {
  none: [{}, { bearer: [] }],
  player: [{ bearer: [] }],
  admin: [{ bearer: ['admin'] }],
  audit: [{ bearer: ['audit'] }],
  session: [{ roundSession: [] }],
};

/** Error keys that every call may be refused with. */
const general: readonly ErrorKey[] = ['malformed', 'too_large', 'too_many_requests', 'action_failed'];

/** Name of the shared response of an error key with its own HTTP status. */
export const responseName = (key: ErrorKey) => key.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The HTTP status of a key; 200 is a refusal that the player can act on. */
export function httpStatusOf(key: ErrorKey): number {
  return (httpStatusOfError as Partial<Record<ErrorKey, number>>)[key] ?? 200;
}

/** The document's entry for a call. */
export function operationOf(documented: DocumentedCall): Operation {
  const { name, area, summary, isIdempotent = false } = documented;
  const call = callNamed(name);
  const parameters = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => ({
    ...({ name: param, in: 'path', required: true } as const),
    schema: { type: 'string', pattern: '^[a-z0-9_-]+$' } as const,
  }));
  return {
    operationId: name,
    tags: [area],
    summary,
    description: descriptionOf(call, isIdempotent),
    security: securityOf[call.auth],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.method === 'POST'
      ? { requestBody: { required: !v.is(call.request, {}), content: jsonOf(requestSchemaName(name), examples[name]?.request) } }
      : {}),
    responses: responsesOf(documented),
  };
}

const scopeText = (scope: Call['scope']) => (scope === undefined ? '' : scope === 'any' ? ' or any scope of staff' : ` or \`${scope}\``);

function descriptionOf(call: Call, isIdempotent: boolean): string {
  const { isReadOnly, auth, scope } = call;
  const bodyBytes = bodyBytesOf(call);
  const sentences = [
    isReadOnly ? 'A read: clients may retry it after a network error.' : 'It changes data: clients do not retry it automatically.',
    ...(isIdempotent
      ? ['Repeating the call with the same `idempotency_key` and body returns the same response and moves money once; with another body: `conflict`.']
      : []),
    ...(auth === 'admin' || auth === 'audit' ? [`The account needs the scope \`${auth}\`${scopeText(scope)}.`] : []),
    ...(bodyBytes === defaultBodyBytes ? [] : [`Its body may have up to ${bodyBytes / 1024} KiB.`]),
  ];
  return sentences.join(' ');
}

/** All keys that a call may be refused with: its own, those of its fields, those of missing permissions, and those of any call. */
export function refusalsOf({ name, refusals }: Pick<DocumentedCall, 'name' | 'refusals'>): readonly ErrorKey[] {
  const { request, auth } = callNamed(name);
  return [...new Set([...refusals, ...fieldRefusals(request), ...general, ...authRefusals[auth]])];
}

function responsesOf(documented: DocumentedCall): Operation['responses'] {
  const { name } = documented;
  const refusals = refusalsOf(documented);
  const actionable = refusals.filter((key) => httpStatusOf(key) === 200);
  const failed = refusals.filter((key) => httpStatusOf(key) !== 200);
  const byStatus = Object.groupBy(failed, (key) => String(httpStatusOf(key)));
  return {
    200: {
      description: actionable.length > 0 ? 'Done, or refused with `status` 0 for a reason that the player can act on.' : 'Done.',
      content: responseContent(responseSchemaName(name), actionable, examples[name]?.response),
    },
    ...Object.fromEntries(Object.entries(byStatus).map(([status, keys = []]) => [status, failureOf(keys)])),
  };
}

const authRefusals: Readonly<Record<Call['auth'], readonly ErrorKey[]>> = {
  none: [],
  player: ['unauthorized', 'forbidden', 'disable_site_access'],
  admin: ['unauthorized', 'forbidden', 'disable_site_access', 'second_factor_required'],
  audit: ['unauthorized', 'forbidden', 'disable_site_access', 'second_factor_required'],
  session: ['unauthorized', 'disable_site_access'],
};

/** A single key has its own response; if a status has several, they are listed here. */
function failureOf(keys: readonly ErrorKey[]): Response | Reference {
  const [key] = keys;
  if (keys.length === 1 && key) return { $ref: `#/components/responses/${responseName(key)}` };
  return { description: keys.map((one) => `\`${one}\``).join(' or '), content: { 'application/json': { schema: refusalWith(keys) } } };
}

function responseContent(response: string, actionable: readonly ErrorKey[], example: unknown): Content {
  if (actionable.length === 0) return jsonOf(response, example);
  const { schema, ...media } = jsonOf(response, example)['application/json'];
  return { 'application/json': { ...media, schema: { anyOf: [schema, refusalWith(actionable)] } } };
}

/** The body of a refusal with one of these keys. */
export function refusalWith(keys: readonly ErrorKey[]): JsonSchema {
  return { allOf: [{ $ref: schemaRef('Refusal') }, { type: 'object', properties: { error: { type: 'string', enum: [...keys] } } }] };
}

function jsonOf(name: string, example: unknown): Content {
  return {
    'application/json': { schema: { $ref: schemaRef(name) }, ...(example === undefined ? {} : { examples: { example: { value: example } } }) },
  };
}
