import type { ResponseOf, Call, RequestOf } from '@playfront/api-contract';

const timeoutMs = 3_000;

/** Calls the operator as the gateway itself. @throws if the response is late or violates the contract. */
export async function callOperator<C extends Call>(apiUrl: string, call: C, body: RequestOf<C>): Promise<ResponseOf<C>> {
  const response = await fetch(`${apiUrl}/api/${call.path}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${call.path} responded with status ${response.status}`);
  }
  // The schemas implement Standard Schema, so the gateway needs no validation library.
  const result = await call.response['~standard'].validate(await response.json());
  if (result.issues) throw new Error(`${call.path} violates the contract: ${result.issues[0]?.message ?? ''}`);
  return result.value as ResponseOf<C>;
}
