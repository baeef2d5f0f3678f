import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBoundedJson } from './bounded-json.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('an oversized JSON body is detected before it is parsed', () => {
  it.each([
    ['nothing', '', true],
    ['a call', '{"group":"casino","provider_ids":["1","2"]}', true],
    ['brackets and commas in a text', JSON.stringify({ note: '[{,'.repeat(5_000) }), true],
    ['brackets after an escaped quotation mark', JSON.stringify({ note: `"${'[{,'.repeat(5_000)}\\` }), true],
    ['a list of 998', JSON.stringify({ ids: Array.from({ length: 998 }, () => 1) }), true],
    ['a list of 2,000', JSON.stringify(Array.from({ length: 2_000 }, () => 1)), false],
    ['2,000 fields', JSON.stringify(Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`k${index}`, 1]))), false],
    ['2,000 small objects', `[${'{},'.repeat(2_000)}{}]`, false],
    ['64 brackets', nested(64), true],
    ['65 brackets', nested(65), false],
    ['brackets without end', '['.repeat(30_000), false],
    ['brackets after a text that ends in a backslash', `["\\\\",${'['.repeat(100)}`, false],
    ['a text without end', `"${'['.repeat(5_000)}`, true],
  ])('%s', (_text, text, isBounded) => expect(isBoundedJson(text)).toBe(isBounded));

  it('accepts any JSON of a few values, with any strings', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 3 }), (text) => JSON.stringify(JSON.parse(text)).length > 1_000 || isBoundedJson(text)));
  });
});
