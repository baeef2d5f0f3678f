import type { ApiConfig, CallResponse, CallName, CallOptions, CallRequest } from './call-types.ts';

/** Makes a call. Rejects only with `ApiError`: a refusal or a transport error. */
export type CallFunction<Name extends CallName> = (request: CallRequest<Name>, options?: CallOptions) => Promise<CallResponse<Name>>;

/** The operator's API: a function for each call of the contract. */
export type Api = { readonly [Name in CallName]: CallFunction<Name> };

/** Every call's name starts with the area of its path, which distinguishes calls from properties such as `then`. */
const callNamePattern = /^(front|payment|admin|game)[A-Z]/;

const loadTransport = () => import('./transport.ts');

/** Loads what the first call needs in advance. */
export async function preloadTransport(): Promise<void> {
  await loadTransport();
}

/**
 * Client of an operator's API. Transport and schemas load with the first call, so that a page whose HTML contains its
 * data does not load them. The functions are therefore created on access, without a list of their names.
 */
export function createApi(config: ApiConfig): Api {
  function callNamed<Name extends CallName>(name: Name): CallFunction<Name> {
    return async (request, options) => {
      // Read the token now: a log-out could clear it while the transport loads.
      const token = config.getToken();
      const { sendCall } = await loadTransport();
      return sendCall(config, token, name, request, options);
    };
  }
  const functions: Record<string | symbol, unknown> = {};
  return new Proxy(functions, {
    get: (_, name) => (typeof name === 'string' && callNamePattern.test(name) ? (functions[name] ??= callNamed(name as CallName)) : undefined),
  }) as Api;
}
