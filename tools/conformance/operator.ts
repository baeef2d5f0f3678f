import { setTimeout as sleep } from 'node:timers/promises';
import { requestTimeoutMs } from '@playfront/api-contract';
import { callNamed } from '@playfront/api-contract/openapi';
import type { CallName } from './contract-calls.ts';
import { paymentsHostMethods } from './payments-host.ts';
import type { Reply } from './reply.ts';
import { sendRequest } from './send-request.ts';
import { Skip, Violation } from './verdicts.ts';

/** The token of a call: that of a player or of a round session. */
export type Caller = { readonly bearer?: string; readonly session?: string };

/** A body as sent, which may be invalid. */
export type RawBody = { readonly text: string; readonly contentType?: string };
export type Address = { readonly as?: Caller | undefined; readonly path?: Readonly<Record<string, string>> };

/** The tested backend, over plain HTTP: requests and responses are not changed in any way. */
export type Operator = {
  send(name: CallName, body: unknown, address?: Address): Promise<Reply>;
  sendRaw(name: CallName, body: RawBody | undefined, address?: Address): Promise<Reply>;
};

/** Maximum wait for a rate limit to reset; rate limits are not tested. */
const maxWaitSeconds = 10;

export type Bases = {
  readonly base: string;
  /** Base URL of the payments host, which some payment methods use; without one they use `base`. */
  readonly paymentsBase: string | undefined;
};

export function createOperator({ base, paymentsBase }: Bases): Operator {
  const onPaymentsHost = paymentsBase ? paymentsHostMethods() : new Set<string>();

  async function once(name: CallName, body: RawBody | undefined, { as = {}, path = {} }: Address): Promise<Reply> {
    const call = callNamed(name);
    const host = (onPaymentsHost.has(path['provider'] ?? '') && paymentsBase) || base;
    const url = `${host.replace(/\/$/, '')}/${call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(path[key] ?? key))}`;
    const authorization = as.session === undefined ? as.bearer && `Bearer ${as.bearer}` : `Session ${as.session}`;
    const sent = { method: call.method, url, authorization, body: body?.text };
    const headers = {
      accept: 'application/json',
      ...(body ? { 'content-type': body.contentType ?? 'application/json' } : {}),
      ...(authorization ? { authorization } : {}),
    };
    const response = await sendRequest(url, { method: call.method, headers, body: body?.text }, requestTimeoutMs);
    return { sent, httpStatus: response.status, headers: response.headers, text: response.text, json: jsonOf(response.text) };
  }

  async function sendRaw(name: CallName, body: RawBody | undefined, address: Address = {}): Promise<Reply> {
    for (;;) {
      const reply = await once(name, body, address);
      if (reply.httpStatus !== 429) return reply;
      const waitSeconds = Number(reply.headers.get('retry-after') ?? Number.NaN);
      if (!(waitSeconds >= 1)) throw new Violation('429 with a Retry-After of whole seconds', reply);
      if (waitSeconds > maxWaitSeconds) throw new Skip(`the operator limits the rate of ${callNamed(name).path}: retry in ${waitSeconds} s`);
      await sleep(waitSeconds * 1000);
    }
  }

  return {
    sendRaw,
    send: (name, body, address) =>
      // Like the site, sends no body for a call without a payload.
      sendRaw(name, callNamed(name).method === 'GET' || body === undefined ? undefined : { text: JSON.stringify(body) }, address),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
