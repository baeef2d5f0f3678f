import fc from 'fast-check';

const attacks = [
  "' or '1'='1",
  "'; drop table players; --",
  '${7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  'a\r\nBcc: everybody@example.com',
  '\u0000',
  'before\u0000after',
  '\ud800',
  'lone \udfff surrogate',
  '\u202egnp.exe',
  '%00%0d%0a',
  '\ufeff',
  'x'.repeat(70_000),
  '𝕏'.repeat(500),
  '',
  ' ',
] as const;

const amounts = [-1, -0.01, 0, -0, 0.001, 1.005, 1e-9, 1e21, 2 ** 53, -(2 ** 53), Number.MAX_VALUE, 99_999_999.99] as const;
const wrongTypes = [null, true, false, [], {}, [[]], [null], { toString: 1 }, { __proto__: null, constructor: 1 }, 'text', 7] as const;

/** JSON text for values that JavaScript's JSON cannot produce, but clients in other languages can. */
const rawNumbers = ['1e309', '-1e309', 'NaN', 'Infinity', '01', '1.', '0x10', '123456789012345678901234567890'] as const;

/** Bodies that are not a JSON object, or not JSON at all. */
export const rawBodies = [
  '',
  '{',
  '{"a":',
  '[]',
  'null',
  '"text"',
  '7',
  '{"a":1,}',
  "{'a':1}",
  '{"a":undefined}',
  '\u0000',
  '{"__proto__":{"scope":["admin"]}}',
  '['.repeat(5_000),
] as const;

/** A valid body with one error: a field missing, unknown, hostile, of another type, or far too large. Returns JSON text. */
export function mutationsOf(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.tuple(valid, fc.nat(), fc.nat(), fc.nat(7)).map(([body, place, choice, kind]) => {
    const copy: Record<string, unknown> = isRecord(body) ? { ...body } : {};
    const keys = Object.keys(copy);
    const key = keys[place % Math.max(keys.length, 1)] ?? 'surprise';
    switch (kind) {
      case 0:
        return text(Object.fromEntries(Object.entries(copy).filter(([name]) => name !== key)));
      case 1:
        return text({ ...copy, [`extra_${choice % 7}`]: attacks[choice % attacks.length] });
      case 2:
        return text({ ...copy, [key]: wrongTypes[choice % wrongTypes.length] });
      case 3:
        return text({ ...copy, [key]: amounts[choice % amounts.length] });
      case 4:
        return withRawNumber(copy, key, rawNumbers[choice % rawNumbers.length] ?? '');
      case 5:
        return text({ ...copy, [key]: Array.from({ length: 300 }, () => attacks[choice % 10]) });
      default:
        return text({ ...copy, [key]: attacks[choice % attacks.length] });
    }
  });
}

function withRawNumber(body: Record<string, unknown>, key: string, raw: string): string {
  return text({ ...body, [key]: '@@raw@@' }).replace('"@@raw@@"', () => raw);
}

function text(body: unknown): string {
  return JSON.stringify(body) ?? '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
