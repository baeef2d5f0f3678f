import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@playfront/api-contract';

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const recoveryCodeLength = 8;

/** A code as it was typed: one of the app has six digits, with any separators. */
export type TypedCode = { readonly kind: 'app' | 'recovery'; readonly text: string };

export function typedCode(code: string): TypedCode {
  const text = code.replace(/[\s-]/g, '').toUpperCase();
  return { kind: /^\d{6}$/.test(text) ? 'app' : 'recovery', text };
}

/** Ten different codes, as they are shown. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) {
    const signs = Array.from({ length: recoveryCodeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
    codes.add(`${signs.slice(0, recoveryCodeLength / 2)}-${signs.slice(recoveryCodeLength / 2)}`);
  }
  return [...codes];
}
