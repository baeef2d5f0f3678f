import ky, { isHTTPError, isTimeoutError } from 'ky';
import * as v from 'valibot';
import * as contract from '@playfront/api-contract';
import type { Call } from '@playfront/api-contract';
import type { ApiConfig, CallAnswer, CallName, CallOptions, CallRequest } from './api.ts';
import { ApiError } from './api-error.ts';

/** Milliseconds until a call is given up (spec §9). */
const requestTimeoutMs = 25_000;
/** What a gateway says of an operator that is away for a moment. */
const passingFaults = [502, 503, 504];

/** Sends one call and checks its answer against the contract. Reads are repeated once after a network fault; nothing else is. */
export async function sendCall<Name extends CallName>(
  config: ApiConfig,
  token: string | undefined,
  name: Name,
  request: CallRequest<Name>,
  { signal: callSignal, pathParams = {}, host = 'api' }: CallOptions = {},
): Promise<CallAnswer<Name>> {
  const call: Call = contract[name];
  const signals = [callSignal, config.signal].filter((signal) => signal !== undefined);
  const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
  const path = call.path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(pathParams[param] ?? ''));
  const base = (host === 'payments' && config.paymentsUrl) || config.baseUrl;
  const response = await send(`${base}/${path}`, path, call, request, token, signal);
  const body = await readBody(response, path);
  if (response.ok) {
    const answer = v.safeParse(call.answer, body);
    // The schema of this very call made it: its output is the call's answer.
    if (answer.success) return answer.output as CallAnswer<Name>;
    throw refusalOf(body, path, response.status) ?? new ApiError('contract', path, { httpStatus: response.status, cause: v.flatten(answer.issues) });
  }
  const refused = refusalOf(body, path, response.status);
  // The house has shut the player's account: its session is as over as one that has run out (spec §6).
  if (token && refused?.key === 'disable_site_access') config.onUnauthorized(token);
  if (response.status === 401 && refused?.key !== 'failed_login') {
    if (token) config.onUnauthorized(token);
    throw new ApiError('unauthorized', path, { key: 'unauthorized', httpStatus: 401 });
  }
  if (response.status >= 500) throw new ApiError('server', path, { httpStatus: response.status });
  throw refused ?? new ApiError('contract', path, { httpStatus: response.status });
}

async function send(
  url: string,
  path: string,
  call: Call,
  request: unknown,
  token: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    return await ky(url, {
      method: call.method,
      ...(call.method === 'POST' ? { json: request } : {}),
      headers: { accept: 'application/json', ...(token ? { authorization: token } : {}) },
      timeout: requestTimeoutMs,
      fetch: fetchWhole,
      // What is thrown is what ky repeats; any other status is an answer of the operator's.
      throwHttpErrors: (status) => passingFaults.includes(status),
      retry: { limit: call.repeats ? 1 : 0, methods: ['get', 'post'], statusCodes: passingFaults },
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw new ApiError('aborted', path, { cause });
    if (isHTTPError(cause)) throw new ApiError('server', path, { httpStatus: cause.response.status, cause });
    throw new ApiError(isTimeoutError(cause) ? 'timeout' : 'network', path, { cause });
  }
}

/** An answer is there when its body is: a stall or a cut halfway is a fault on the way as before the first byte, under the same deadline. */
async function fetchWhole(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  // The browsers have words of their own for a body that breaks off; ky repeats what it knows.
  const text = await response.text().catch((cause: unknown) => Promise.reject(new TypeError('network error', { cause })));
  return new Response(text || null, { status: response.status, headers: response.headers });
}

async function readBody(response: Response, path: string): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (response.status >= 500) throw new ApiError('server', path, { httpStatus: response.status, cause });
    throw new ApiError('contract', path, { httpStatus: response.status, cause });
  }
}

function refusalOf(body: unknown, path: string, httpStatus: number): ApiError | undefined {
  const refusal = v.safeParse(contract.refusalSchema, body);
  if (!refusal.success) return undefined;
  const { error: key, fields = {}, current = {} } = refusal.output;
  return new ApiError('refused', path, { key, fields, current, httpStatus });
}
