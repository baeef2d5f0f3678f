import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, typedCode } from './code.rules.ts';

describe('codes as they are typed', () => {
  it.each([
    ['123456', 'app', '123456'],
    ['123 456', 'app', '123456'],
    [' 12-34-56 ', 'app', '123456'],
    ['7f4k-29qd', 'recovery', '7F4K29QD'],
    ['7F4K 29QD', 'recovery', '7F4K29QD'],
    ['1234567', 'recovery', '1234567'],
    ['12345', 'recovery', '12345'],
    ['', 'recovery', ''],
  ] as const)('%o is of the %s', (typed, kind, text) => expect(typedCode(typed)).toEqual({ kind, text }));

  it('are never ambiguous: a recovery code is never a code of the app', () => {
    for (const code of newRecoveryCodes()) expect(typedCode(code).kind).toBe('recovery');
  });
});

describe('recovery codes', () => {
  it('are ten, all different, without characters that look alike', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(newRecoveryCodes()).not.toEqual(codes);
  });
});
