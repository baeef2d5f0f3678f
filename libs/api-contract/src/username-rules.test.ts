import { describe, expect, test } from 'vitest';
import { newUsernameFault } from './username-rules.ts';

describe('a new username', () => {
  test.each([
    ['ada'],
    ['Ada_Lovelace-1815'],
    ['Ada L.'],
    ['j.r.99'],
    ['väinö'],
    ["O'Brien"],
    ['иван_77'],
    ['Νίκος'],
    ['山田太郎'],
    ['タローTaro'],
    ['スーパー'],
    ['김철수kim'],
    ['राम'],
    ['محمد'],
    ['☘ lucky ☘'],
  ])('may be %s', (username) => expect(newUsernameFault(username)).toBeUndefined());

  test.each([
    ['a mail address', 'ada@example.com'],
    ['a mail address in wide characters', 'ada＠example'],
    ['a web address', 'https://evil'],
    ['a path', 'evil/win'],
    ['a backslash', 'evil\\win'],
    ['a domain', 'win.casino'],
    ['a domain in capitals', 'WIN.COM'],
    ['a domain among words', 'visit evil.net now'],
    ['a domain of another alphabet', 'пример.рф'],
    ['a domain in Devanagari', 'उदाहरण.भारत'],
    ['a domain in Punycode', 'evil.xn--p1ai'],
    ['a domain with an ideographic full stop', 'evil。com'],
    ['a domain with a half-width one', 'evil｡com'],
    ['a domain with a one dot leader', 'evil․com'],
    ['a host', 'www.9'],
    ['a network address', '192.0.2.1'],
    ['Cyrillic in Latin', 'pаypal'],
    ['Greek in Latin', 'αdmin'],
    ['Armenian in Latin', 'facebօօk'],
    ['Cherokee', 'ᎪᎠᎷ'],
    ['a tone letter for a dot', 'evilꓸcom'],
    ['Arabic digits in Latin', 'evil٠com'],
    ['a variation selector', 'ada\ufe0f'],
    ['a line separator', 'ada\u2028Subject: hi'],
    ['a hangul filler', 'ada\u3164'],
    ['a braille blank', 'ada\u2800'],
  ])('may not be %s', (_what, username) => expect(newUsernameFault(username)).toBe('username_not_allowed'));
});
