import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signed message older or newer than this is refused, so that a recorded one soon becomes worthless. */
const toleranceSeconds = 300;

/** Header of a signed server-to-server message: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export const signatureHeader = 'x-signature';
/** The payment sandbox identifies itself in every response, so that no operator mistakes it for a provider. */
export const sandboxHeader = 'x-payment-sandbox';

export function sign(secret: string, body: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  return `t=${timestamp},v1=${digest(secret, timestamp, body).toString('hex')}`;
}

/** Whether the body was signed with the secret within the last five minutes. */
export function isSigned(secret: string, body: string, header: string | undefined, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match) return false;
  const timestamp = Number(match[1]);
  const isFresh = Math.abs(now.getTime() / 1000 - timestamp) <= toleranceSeconds;
  return timingSafeEqual(digest(secret, timestamp, body), Buffer.from(match[2] ?? '', 'hex')) && isFresh;
}

function digest(secret: string, timestamp: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
}
