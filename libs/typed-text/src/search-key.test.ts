import { describe, expect, test } from 'vitest';
import { plainLetters, searchKey } from './search-key.ts';

describe('a name is found', () => {
  test.each([
    ['in capitals', 'Italiano', 'ITALIANO'],
    ['with the dotted capital of a Turkish keyboard', 'Visa', 'VİSA'],
    ['with the dotless letter of a Turkish keyboard', 'Italiano', 'ıtalıano'],
    ['by a Turkish name without its dots', 'İstanbul Işık', 'istanbul isik'],
    ['with Greek capitals', 'Πίστες', 'ΠΊΣΤΕΣ'],
    ['with a Greek final sigma in capitals', 'Κανόνες', 'ΚΑΝΟΝΕΣ'],
    ['in hiragana', 'ルール', 'るーる'],
    ['in half-width katakana', 'ボーナス', 'ﾎﾞｰﾅｽ'],
    ['without accents', 'Português Čeština', 'portugues cestina'],
    ['with composed and decomposed accents', 'Fran\u00e7ais', 'franc\u0327ais'],
    ['without letters that do not decompose', 'Łódź Straße Ægir Bjørn', 'lodz strasse aegir bjorn'],
    ['with full-width letters', 'Visa 1', 'ＶＩＳＡ　１'],
    ['with a no-break space', 'Halden Forge', 'halden\u00a0forge'],
    ['with a narrow no-break space', 'Halden Forge', 'halden\u202fforge'],
    ['with spaces around', 'Halden Forge', '\u00a0 halden \t forge\n'],
    ['with a zero-width space', 'Halden Forge', 'hal\u200bden forge'],
    ['with a soft hyphen', 'Halden Forge', 'hal\u00adden forge'],
    ['with direction marks', 'Halden Forge', '\u2066halden forge\u2069'],
    ['with a byte order mark', 'Halden Forge', '\ufeffhalden forge'],
  ])('%s', (_, name, typed) => expect(searchKey(typed)).toBe(searchKey(name)));

  test.each([..."'`´‘’‛ʹʻʼʽˈ′‵＇ꞌ"])('with the apostrophe %s', (apostrophe) => {
    expect(searchKey(`Pirate${apostrophe}s`)).toBe("pirate's");
    expect(searchKey(`hold${apostrophe} em`)).toBe("hold' em");
  });

  test.each([...'-‐\u2011‒–—―−－﹣﹘'])('with the dash %s', (dash) => expect(searchKey(`Twenty${dash}One`)).toBe('twenty-one'));
});

test.each([
  ['without its apostrophe', "Pirate's", 'Pirates'],
  ['without its dash', 'Twenty-One', 'Twenty One'],
  ['with another vowel sign', 'हिन्दी', 'हन्दी'],
  ['with another letter', 'Visa', 'Vise'],
])('a name %s is a different one', (_, name, other) => expect(searchKey(other)).not.toBe(searchKey(name)));

test('the key of a key is the same', () => {
  for (const name of ['Pirate´s “Œuvre” — ΟΔΟΣ', 'İ\u200bıﬁ ½ が 한국어']) expect(searchKey(searchKey(name))).toBe(searchKey(name));
});

test('plain letters leave other characters unchanged', () => expect(plainLetters('  O’Brïen–SMITH  ')).toBe('o’brien–smith'));
