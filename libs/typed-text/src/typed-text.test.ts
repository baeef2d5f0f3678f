import { describe, expect, test } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';
import { asCode, asName } from './plain-text.ts';

describe('digits', () => {
  test.each([
    ['full-width', '１２３０', '1230'],
    ['Arabic', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian', '۰۹۱۲', '0912'],
    ['Devanagari', '१२३', '123'],
    ['Bengali', '৪৫', '45'],
    ['mathematical', '𝟎𝟗𝟘𝟡', '0909'],
    ['ASCII digits between letters', 'a1b2', 'a1b2'],
    ['superscript and circled digits, which are not converted', '12⁵⁰ ①', '12⁵⁰ ①'],
  ])('%s', (_, typed, text) => expect(asciiDigits(typed)).toBe(text));

  test('of every script are in rows of ten', () => {
    const rows: number[] = [];
    for (let code = 0; code <= 0x1_ff_ff; code += 1) {
      if (!/\p{Nd}/u.test(String.fromCodePoint(code))) continue;
      if (!/\p{Nd}/u.test(String.fromCodePoint(Math.max(0, code - 1)))) rows.push(0);
      rows.push((rows.pop() ?? 0) + 1);
    }
    expect(rows.filter((length) => length % 10 !== 0)).toEqual([]);
  });
});

describe('a code', () => {
  test.each([
    ['with a zero-width space', 'SUM\u200bMER', 'SUMMER'],
    ['with a byte order mark', '\ufeffSUMMER', 'SUMMER'],
    ['with direction marks', '\u202aSUMMER\u202c', 'SUMMER'],
    ['with a soft hyphen', 'SUM\u00adMER', 'SUMMER'],
    ['of full-width letters', 'ＳＵＭＭＥＲ１０', 'SUMMER10'],
    ['between no-break spaces', '\u00a0SUMMER\u202f', 'SUMMER'],
    ['with a space in it', 'SUM MER', 'SUM MER'],
    ['with full-width characters', 'ＡＤＡ＠ＥＸＡＭＰＬＥ．ＣＯＭ', 'ADA@EXAMPLE.COM'],
    ['with a footnote mark', 'SUMMER¹', 'SUMMER¹'],
    ['of invisible characters', '\u200b\u200e\u2060', ''],
  ])('%s', (_, typed, text) => expect(asCode(typed)).toBe(text));
});

describe('a name', () => {
  test.each([
    ['with a curly apostrophe', 'O’Connor', 'O’Connor'],
    ['of one letter', '李', '李'],
    ['with direction marks', '\u2067محمد\u2069\u200f', 'محمد'],
    ['with control characters', 'An\u0000na\u0007', 'Anna'],
    ['with a tab', 'Anna\tMaria', 'Anna Maria'],
    ['with a decomposed accent', 'Rene\u0301', 'Ren\u00e9'],
    ['with a joiner between Persian letters', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['with a joiner between Hindi letters', 'क्\u200dष', 'क्\u200dष'],
    ['with a joiner at the end', 'Anna\u200d', 'Anna'],
    ['of invisible characters', '\u200b\u200d\u2800\u3164', ''],
    ['of spaces', ' \u00a0\u3000', ''],
  ])('%s', (_, typed, text) => expect(asName(typed)).toBe(text));
});
