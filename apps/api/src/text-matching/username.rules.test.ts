import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStaffName, usernameSkeleton } from './username.rules.ts';

describe('the skeleton of a username', () => {
  it.each([
    ['another case', 'PayPal', 'paypal'],
    ['wide letters', 'ｐａｙｐａｌ', 'paypal'],
    ['a capital I for an l', 'paypaI', 'paypal'],
    ['digits for letters', 'paypa1_0ne', 'paypal_one'],
    ['Cyrillic letters', 'pаypаl', 'paypal'],
    ['a name of Cyrillic letters only', 'ѕсоре', 'scope'],
    ['a Greek letter', 'ivy_νera', 'ivy_vera'],
    ['Armenian letters', 'sօul', 'soul'],
    ['letters with marks', 'pąypál', 'paypal'],
    ['stacked marks', 'p\u0336aypal', 'paypal'],
    ['a mark of another script', 'jarm\u0485o_k', 'jarmo_k'],
    ['a mark on a digit or sign', 'ada\u0483_7\u0489', 'ada_7'],
    ['a zero-width joiner', 'pay\u200dpal', 'paypal'],
    ['other signs between words', 'ada.lovelace', 'ada_lovelace'],
    ['signs around it', '__ada', 'ada'],
    ['r and n for m', 'rnary', 'mary'],
    ['two v for w', 'vvill', 'will'],
  ])('is the same with %s', (_what, one, other) => expect(usernameSkeleton(one)).toBe(usernameSkeleton(other)));

  it.each([
    ['ada', 'eda'],
    ['ada-1-2', 'ada-12'],
    ['player7', 'player8'],
    ['Анна', 'Инна'],
    ['かき', 'かぎ'],
    ['राम', 'रमा'],
    ['...', '___!'],
  ])('distinguishes %s from %s', (one, other) => expect(usernameSkeleton(one)).not.toBe(usernameSkeleton(other)));

  it('is the same for every name with an inserted mark or invisible character', () => {
    const inserted = fc.constantFrom('\u200b', '\u2060', '\ufe0f', '\u00ad', '\u034f', '\u0301', '\u20d2', '\u0485', '\u05bf', '\u{1cf42}');
    const name = fc.stringMatching(/^[a-z0-9]{2,20}$/);
    fc.assert(
      fc.property(name, inserted, fc.nat(20), (text, sign, at) => {
        const place = Math.min(at, text.length);
        expect(usernameSkeleton(text.slice(0, place) + sign + text.slice(place))).toBe(usernameSkeleton(text));
      }),
    );
  });
});

describe('a username that poses as the operator', () => {
  it.each([
    'admin',
    'Admin7',
    '4dm1n',
    'аdmin',
    'the_admin',
    'ad-min',
    'Support',
    'live support 24',
    'Northlight',
    'n0rthlight_vip',
    'play.front',
    'Moderator',
    'payments team',
    'security team',
    'adm\u0485in',
    'North\u{1cf42}light Supp\u0485ort',
  ])('is %s', (username) => expect(isStaffName(username, ['Playfront', 'Northlight'])).toBe(true));

  it.each([
    'badminton',
    'supporter',
    'helper',
    'modesty',
    'team_ada',
    'casino-king',
    'official7x',
    'wheeler-dealer',
    'financier',
    'ada',
    '12345',
    '...',
  ])('is not %s', (username) => expect(isStaffName(username, ['Playfront', 'Northlight', ''])).toBe(false));
});
