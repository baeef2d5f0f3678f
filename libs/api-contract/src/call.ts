import * as v from 'valibot';
import type { StaffScope } from './staff-scopes.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/** One call of the operator API: its path, its request, and its response when `status` is 1. */
export type Call<Request extends Schema = Schema, Response extends Schema = Schema> = {
  /** Relative to the API's base URL, as in the contract; `{name}` is a path parameter. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** The required token. `player`: a Bearer token; `admin`, `audit`: one of an account with this scope; `session`: the token of a round session. */
  readonly auth: 'none' | 'player' | 'admin' | 'audit' | 'session';
  /** With `auth: 'admin'`: a narrower scope that may make the call too; `any`: every scope of staff may. */
  readonly scope?: StaffScope | 'any';
  /** Whether the call changes nothing, so that a client may retry it after a network error. */
  readonly isReadOnly: boolean;
  /** Maximum bytes of a request body, if the schema allows more than {@link defaultBodyBytes}. */
  readonly bodyBytes?: number;
  readonly request: Request;
  readonly response: Response;
};

/** Maximum bytes of a request body, unless the call defines another limit; usual bodies have a few hundred. */
export const defaultBodyBytes = 32 * 1024;

/** How long a client waits for the response to a call (spec §9). */
export const requestTimeoutMs = 25_000;

/** Maximum bytes of this call's body; gateways and operators refuse more with `too_large`. */
export function bodyBytesOf(call: Pick<Call, 'bodyBytes'>): number {
  return call.bodyBytes ?? defaultBodyBytes;
}

export function defineCall<const Request extends Schema, const Response extends Schema>(call: Call<Request, Response>): Call<Request, Response> {
  return call;
}

/** The request as a client passes it to a call. */
export type RequestOf<C extends Call> = v.InferInput<C['request']>;
/** The request as the server receives it after validation. */
export type ValidRequestOf<C extends Call> = v.InferOutput<C['request']>;
/** The response as the server sends it. */
export type WireResponseOf<C extends Call> = v.InferInput<C['response']>;
/** The response as a client gets it after parsing. */
export type ResponseOf<C extends Call> = v.InferOutput<C['response']>;

/** A request or response without fields. */
export const emptySchema = v.optional(v.object({}), {});
/** The response of a call that returns no data. */
export const doneSchema = v.object({ status: v.literal(1) });
