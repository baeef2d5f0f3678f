import ky, { isHTTPError, isTimeoutError } from 'ky';
import * as v from 'valibot';
import { refusalSchema, requestTimeoutMs, type ResponseOf, type Call, type RequestOf } from '@playfront/api-contract';
import type { ApiConfig, CallOptions } from './call-types.ts';
import { ApiError } from './api-error.ts';

/** Timeout of an upload: the time for which the gateway waits for the body. */
const uploadTimeoutMs = 180_000;
/** Status codes with which a gateway responds if the operator is temporarily unavailable. */
const unavailableStatuses = [502, 503, 504];

/** Sends a call and validates its response against its schema. Only reads are retried, once, after a network error. */
export async function sendTo<C extends Call>(
  config: ApiConfig,
  token: string | undefined,
  call: C,
  request: RequestOf<C>,
  { signal: callSignal, pathParams = {}, host = 'api', outlivesPage = false, onUploadProgress }: CallOptions = {},
): Promise<ResponseOf<C>> {
  const signals = [callSignal, config.signal].filter((signal) => signal !== undefined);
  const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
  const path = call.path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(pathParams[param] ?? ''));
  const base = (host === 'payments' && config.paymentsUrl) || config.baseUrl;
  const response = await send(`${base}/${path}`, path, call, request, token, signal, outlivesPage, onUploadProgress);
  const body = await readBody(response, path);
  if (response.ok) {
    const parsed = v.safeParse(call.response, body);
    // Parsed by the schema of this call, so its output is the call's response.
    if (parsed.success) return parsed.output as ResponseOf<C>;
    throw refusalOf(body, path, response) ?? new ApiError('contract', path, { httpStatus: response.status, cause: v.flatten(parsed.issues) });
  }
  const refused = refusalOf(body, path, response);
  // The operator has blocked the account, which ends the session like an expiry (spec §6).
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
  outlivesPage: boolean,
  onUploadProgress: CallOptions['onUploadProgress'],
): Promise<Response> {
  try {
    const upload = onUploadProgress && (await import('./upload-fetch.ts')).createUploadFetch(onUploadProgress);
    return await ky(url, {
      method: call.method,
      ...(call.method === 'POST' ? { json: request } : {}),
      headers: { accept: 'application/json', ...(token ? { authorization: token } : {}) },
      keepalive: outlivesPage,
      timeout: upload ? uploadTimeoutMs : requestTimeoutMs,
      fetch: upload ?? fetchCompleteResponse,
      // ky retries what is thrown; any other status is a response of the operator.
      throwHttpErrors: (status) => unavailableStatuses.includes(status),
      retry: { limit: call.isReadOnly ? 1 : 0, methods: ['get', 'post'], statusCodes: unavailableStatuses },
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw new ApiError('aborted', path, { cause });
    if (isHTTPError(cause)) throw new ApiError('server', path, { httpStatus: cause.response.status, cause });
    throw new ApiError(isTimeoutError(cause) ? 'timeout' : 'network', path, { cause });
  }
}

/** Waits for the body too, so that a stalled or truncated response is a transport error under the same deadline. */
async function fetchCompleteResponse(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  // Browsers throw different errors for a truncated body; ky retries only those it knows.
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

function refusalOf(body: unknown, path: string, { status: httpStatus, headers }: Response): ApiError | undefined {
  const refusal = v.safeParse(refusalSchema, body);
  if (!refusal.success) return undefined;
  const { error: key, fields = {}, current = {}, exclusion, registry, block } = refusal.output;
  // The header may also be a date, which is useless if the device's clock is wrong.
  const retryAfterSeconds = Number(headers.get('retry-after')) || 0;
  return new ApiError('refused', path, { key, fields, current, exclusion, registry, block, httpStatus, retryAfterSeconds });
}
