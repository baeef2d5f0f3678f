import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signed message, so that a recorded one cannot be replayed later; also the maximum clock difference. */
const toleranceSeconds = 300;

/** Header of a signed server-to-server message: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export const signatureHeader = 'x-signature';
/** The payment sandbox identifies itself by this header in every response, so that it is not mistaken for a real provider. */
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
