import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as contract from '../index.ts';
import * as staff from '../staff.ts';
import { errorKeys } from '../errors.ts';
import { createOpenApi } from './open-api.ts';
import { documentedCalls } from '../documentation/index.ts';
import { callNamed } from './components.ts';
import { examples } from './examples.ts';

const document = createOpenApi('1.2.3');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'request' in value && 'response' in value;

/** Every part of the document, with its JSON pointer. */
function* partsOf(part: unknown, at = '#'): Generator<{ at: string; part: Record<string, unknown> }> {
  if (typeof part !== 'object' || part === null) return;
  if (!Array.isArray(part)) yield { at, part: part as Record<string, unknown> };
  for (const [key, child] of Object.entries(part)) yield* partsOf(child, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}
const parts = [...partsOf(document)];
const pointers = new Set(parts.map(({ at }) => at));

describe('the OpenAPI document', () => {
  test('has every call of the contract once, at its path and by its method', () => {
    const calls = Object.entries({ ...contract, ...staff }).flatMap(([name, value]) => (isCall(value) ? [name] : []));
    expect(documentedCalls.map(({ name }) => name).sort()).toEqual(calls.sort());
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(calls);
    for (const { path, method, operation } of operations) {
      const call = callNamed(operation.operationId as (typeof documentedCalls)[number]['name']);
      expect([path, method]).toEqual([`/${call.path}`, call.method.toLowerCase()]);
    }
  });

  test('has no broken references', () => {
    const references = parts.flatMap(({ part }) => (typeof part['$ref'] === 'string' ? [part['$ref']] : []));
    expect(references.length).toBeGreaterThan(200);
    expect(references.filter((reference) => !pointers.has(reference))).toEqual([]);
  });

  test('has the structure of OpenAPI 3.1', () => {
    const parameterOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([document.openapi, document.info.version]).toEqual(['3.1.0', '1.2.3']);
    expect(new Set(document.tags.map(({ name }) => name)).size).toBe(document.tags.length);
    for (const { path, method, operation } of operations) {
      expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0]);
      expect(operation.summary).toMatch(/^[A-Z].*\.$/);
      expect((operation.parameters ?? []).map(({ name }) => name)).toEqual(parameterOf(path));
      expect(operation.requestBody === undefined).toBe(method === 'get');
      expect(Object.keys(operation.responses)).toContain('200');
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        if ('$ref' in response) continue;
        expect(response.description).not.toBe('');
        expect(Object.keys(response.content)).toEqual(['application/json']);
      }
      for (const scheme of operation.security.flatMap((one) => Object.keys(one))) expect(document.components.securitySchemes).toHaveProperty(scheme);
    }
    for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[A-Za-z0-9._-]+$/);
  });

  test('has valid JSON schemas with patterns that compile', () => {
    const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
    for (const { at, part } of parts.filter(
      ({ at }) => at.startsWith('#/components/schemas/') && !at.includes('/properties/') && !at.includes('/default'),
    )) {
      if (typeof part['type'] === 'string') expect(types, at).toContain(part['type']);
      if (typeof part['pattern'] === 'string') expect(() => new RegExp(part['pattern'] as string, 'u'), at).not.toThrow();
      if (Array.isArray(part['required'])) for (const name of part['required']) expect(part['properties'], at).toHaveProperty([name as string]);
    }
  });

  test('names only error keys of the catalogue, each with its HTTP status', () => {
    const refusal = document.components.schemas['Refusal'] as { properties: { error: { enum: string[] } } };
    expect(refusal.properties.error.enum).toEqual(errorKeys);
    const { frontAuthLogin, frontRegisterPlayer, adminUpdateTemplate } = Object.fromEntries(
      operations.map(({ operation }) => [operation.operationId, operation.responses]),
    );
    expect(Object.keys(frontAuthLogin ?? {})).toEqual(expect.arrayContaining(['200', '400', '401', '403', '429', '500']));
    expect(Object.keys(adminUpdateTemplate ?? {})).toEqual(expect.arrayContaining(['401', '403', '404', '409']));
    expect(JSON.stringify(frontRegisterPlayer?.['200'])).toMatch(/username_duplicated.*password_validation/);
  });

  test('states which token a call needs', () => {
    const securityOf = (name: string) => operations.find(({ operation }) => operation.operationId === name)?.operation.security;
    expect(securityOf('frontGetGames')).toEqual([{}, { bearer: [] }]);
    expect(securityOf('frontLogout')).toEqual([{ bearer: [] }]);
    expect(securityOf('adminUpdateTemplate')).toEqual([{ bearer: ['admin'] }]);
    expect(securityOf('gameSpin')).toEqual([{ roundSession: [] }]);
  });

  test('marks every call with an idempotency key as idempotent', () => {
    for (const { name, isIdempotent = false } of documentedCalls) {
      const request = document.components.schemas[`${name.charAt(0).toUpperCase()}${name.slice(1)}Request`];
      if (Object.hasOwn(request?.properties ?? {}, 'idempotency_key')) expect([name, isIdempotent]).toEqual([name, true]);
    }
  });
});

test.each(Object.entries(examples))('the examples of %s match its schemas', (name, { request, response }) => {
  const call = callNamed(name as keyof typeof examples);
  if (request !== undefined) expect(v.safeParse(call.request, request).issues).toBeUndefined();
  if (response !== undefined) expect(v.safeParse(call.response, response).issues).toBeUndefined();
});
