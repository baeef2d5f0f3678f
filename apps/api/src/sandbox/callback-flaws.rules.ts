import { sign } from '../payments/signature.ts';

/** What can be wrong with a callback; an operator must not book any of them. `replayed`: recorded, with its old signature. */
export const callbackFlaws = ['forged', 'unsigned', 'stale', 'replayed'] as const;
export type CallbackFlaw = (typeof callbackFlaws)[number];

const staleMs = 10 * 60_000;

type Signed = { readonly body: string; readonly flaw: CallbackFlaw | null; readonly signature: string | null };

/** The signature of a callback: as agreed, signed anew at every attempt, or with its flaw. Undefined: none. */
export function signatureOf({ body, flaw, signature }: Signed, secret: string, now: Date): string | undefined {
  switch (flaw) {
    case null:
      return sign(secret, body, now);
    case 'forged':
      return sign(`not ${secret}`, body, now);
    case 'stale':
      return sign(secret, body, new Date(now.getTime() - staleMs));
    case 'unsigned':
      return undefined;
    case 'replayed':
      return signature ?? undefined;
  }
}
