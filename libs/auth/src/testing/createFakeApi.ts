import type * as contract from '@playfront/api-contract';
import type { Call, ErrorKey, WireAnswerOf } from '@playfront/api-contract';
import { ApiError, type Api, type ApiErrorKind, type CallAnswer, type CallName, type CallOptions, type CallRequest } from '@playfront/api-client';
import { callNames, checkRequest, readAnswer } from './answer.schema.ts';

type WireAnswer<Name extends CallName> = WireAnswerOf<Extract<(typeof contract)[Name], Call>>;
type Handler<Name extends CallName> = (request: CallRequest<Name>, options: CallOptions) => WireAnswer<Name> | Promise<WireAnswer<Name>>;

/** How the operator answers: for each call a function of its request to a wire answer. Throw {@link refusal} or {@link fault} to fail. */
export type FakeHandlers = { [Name in CallName]?: Handler<Name> };

export type FakeApi = Api & {
  /** Requests of a call so far, in order. */
  requestsOf<Name extends CallName>(name: Name): readonly CallRequest<Name>[];
  /** Changes answers from here on. */
  answer(handlers: FakeHandlers): void;
};

/** An operator that lives in the page: requests and answers are held to the contract as the real client and API do it. */
export function createFakeApi(handlers: FakeHandlers): FakeApi {
  let current = handlers;
  const requests: { name: CallName; request: unknown }[] = [];

  async function call<Name extends CallName>(name: Name, request: CallRequest<Name>, options: CallOptions): Promise<CallAnswer<Name>> {
    requests.push({ name, request });
    checkRequest(name, request);
    const handler = current[name] as Handler<Name> | undefined;
    if (!handler) throw new Error(`The fake operator has no answer for ${name}`);
    const aborted = new Promise<never>((_, reject) => {
      options.signal?.addEventListener('abort', () => reject(new ApiError('aborted', name)));
    });
    return readAnswer(name, await Promise.race([handler(request, options), aborted]));
  }
  const functionOf =
    (name: CallName) =>
    (request: never, options: CallOptions = {}) =>
      call(name, request, options);

  return {
    ...(Object.fromEntries(callNames.map((name) => [name, functionOf(name)])) as unknown as Api),
    requestsOf: (name) => requests.filter((entry) => entry.name === name).map((entry) => entry.request) as never,
    answer(changed) {
      current = { ...current, ...changed };
    },
  };
}

/** The operator says no (HTTP 200 with status 0, or 401 for a wrong password). */
export function refusal(key: ErrorKey, fields: Record<string, ErrorKey> = {}): ApiError {
  return new ApiError('refused', 'fake', { key, fields });
}

/** Something failed on the way. */
export function fault(kind: Exclude<ApiErrorKind, 'refused'>): ApiError {
  return new ApiError(kind, 'fake');
}

/** An answer that is held back until the test lets it go. */
export function held<Answer>(): { answer: Promise<Answer>; release(answer: Answer): void; fail(error: ApiError): void } {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  return { answer: promise, release: resolve, fail: reject };
}
