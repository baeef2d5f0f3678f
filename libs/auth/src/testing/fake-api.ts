import type * as contract from '@playfront/api-contract';
import type { BlockReason, Call, ErrorKey, Exclusion, WireResponseOf } from '@playfront/api-contract';
import { ApiError, type Api, type ApiErrorKind, type CallResponse, type CallName, type CallOptions, type CallRequest } from '@playfront/api-client';
import { wireRegistry } from './help.fixtures.ts';
import { callNames, checkRequest, parseResponse } from './response.schema.ts';

type WireResponse<Name extends CallName> = WireResponseOf<Extract<(typeof contract)[Name], Call>>;
type Handler<Name extends CallName> = (request: CallRequest<Name>, options: CallOptions) => WireResponse<Name> | Promise<WireResponse<Name>>;

/** Handlers of the fake operator: each maps a request to a wire response. Throw {@link refusal} or {@link fault} to fail. */
export type FakeHandlers = { [Name in CallName]?: Handler<Name> };

export type FakeApi = Api & {
  /** Requests of a call so far, in order. */
  requestsOf<Name extends CallName>(name: Name): readonly CallRequest<Name>[];
  /** Replaces the given handlers. */
  setHandlers(handlers: FakeHandlers): void;
};

/** A fake operator inside the page: validates requests and responses against the contract like the real client and API. */
export function createFakeApi(handlers: FakeHandlers): FakeApi {
  let current = handlers;
  const requests: { name: CallName; request: unknown }[] = [];

  async function call<Name extends CallName>(name: Name, request: CallRequest<Name>, options: CallOptions): Promise<CallResponse<Name>> {
    requests.push({ name, request });
    checkRequest(name, request);
    const handler = current[name] as Handler<Name> | undefined;
    if (!handler) throw new Error(`The fake operator has no response for ${name}`);
    const aborted = new Promise<never>((_, reject) => {
      options.signal?.addEventListener('abort', () => reject(new ApiError('aborted', name)));
    });
    // A handler may throw before the race begins; a later abort would then be an unhandled rejection.
    const response = (async () => handler(request, options))();
    return parseResponse(name, await Promise.race([response, aborted]));
  }
  const functionOf =
    (name: CallName) =>
    (request: never, options: CallOptions = {}) =>
      call(name, request, options);

  return {
    ...(Object.fromEntries(callNames.map((name) => [name, functionOf(name)])) as unknown as Api),
    requestsOf: (name) => requests.filter((entry) => entry.name === name).map((entry) => entry.request) as never,
    setHandlers(changed) {
      current = { ...current, ...changed };
    },
  };
}

/** A refusal of the operator (HTTP 200 with status 0, or 401 for a wrong password). */
export function refusal(key: ErrorKey, fields: Record<string, ErrorKey> = {}, current: Record<string, number> = {}): ApiError {
  return new ApiError('refused', 'fake', { key, fields, current });
}

/** The refusal of a login by a self-excluded player. */
export function excluded(exclusion: Exclusion): ApiError {
  return new ApiError('refused', 'fake', { key: 'self_excluded', exclusion });
}

/** The refusal of a login by a player whose account is blocked. */
export function blocked(reason: BlockReason | null): ApiError {
  return new ApiError('refused', 'fake', { key: 'disable_site_access', block: { reason } });
}

/** A refusal because of the exclusion registry of the country. */
export function refusedByRegistry(key: 'excluded_by_registry' | 'registry_unavailable'): ApiError {
  return new ApiError('refused', 'fake', { key, registry: wireRegistry });
}

/** A transport fault. */
export function fault(kind: Exclude<ApiErrorKind, 'refused'>): ApiError {
  return new ApiError(kind, 'fake');
}

/** A response that is pending until the test releases it or lets it fail. */
export function pendingResponse<Response>(): { response: Promise<Response>; release(response: Response): void; fail(error: ApiError): void } {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  return { response: promise, release: resolve, fail: reject };
}
