import * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/** One call of the operator API: where it is, what it takes, what it answers when `status` is 1. */
export type Call<Request extends Schema = Schema, Answer extends Schema = Schema> = {
  /** Under the API base, as in the contract; `{name}` stands for a path parameter. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** `player` needs a Bearer token, `admin` and `audit` one of an account with that scope, `session` the token of a round session, `none` neither. */
  readonly auth: 'none' | 'player' | 'admin' | 'audit' | 'session';
  /** Reads may be repeated after a network fault; a call that changes something may not. */
  readonly repeats: boolean;
  /** Bytes of a request body at most, where {@link defaultBodyBytes} would not hold what the schema allows. */
  readonly bodyBytes?: number;
  readonly request: Request;
  readonly answer: Answer;
};

/** Bytes that the body of a call may have, unless the call names another limit: an honest one has a few hundred. */
export const defaultBodyBytes = 32 * 1024;

/** Bytes that the body of this call may have; sites, gateways and operators refuse more with `too_large`. */
export function bodyBytesOf(call: Pick<Call, 'bodyBytes'>): number {
  return call.bodyBytes ?? defaultBodyBytes;
}

export function defineCall<const Request extends Schema, const Answer extends Schema>(call: Call<Request, Answer>): Call<Request, Answer> {
  return call;
}

/** What a screen hands to a call. */
export type RequestOf<C extends Call> = v.InferInput<C['request']>;
/** What the server has after the request was validated. */
export type ValidRequestOf<C extends Call> = v.InferOutput<C['request']>;
/** What the server writes on the wire. */
export type WireAnswerOf<C extends Call> = v.InferInput<C['answer']>;
/** What a screen gets. */
export type AnswerOf<C extends Call> = v.InferOutput<C['answer']>;

/** A request or answer without anything in it. */
export const emptySchema = v.optional(v.object({}), {});
/** The answer of a call that only says that it was done. */
export const doneSchema = v.object({ status: v.literal(1) });
