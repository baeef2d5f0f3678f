import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { estimateStrength } from './estimate-strength.ts';

const ada = ['ada_1815', 'countess@example.com', 'Ada', 'Lovelace'];

describe('the strength of a password', () => {
  test.each([
    ['password', 0],
    ['Password1', 0],
    ['p4ssw0rd!', 1],
    ['qwertyuiop', 1],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 1],
    ['01.01.1990', 1],
    ['Lovelace1815', 1],
    ['countess99', 1],
    ['countess@example.com', 0],
    ['correct horse battery', 4],
    ['Str0ng enough', 3],
    ['kuusi kahvi lumi', 4],
  ])('of %s is %i (at most if weak, at least if good)', (password, score) => {
    const { score: estimated } = estimateStrength(password, ada);
    if (score > 2) expect(estimated).toBeGreaterThanOrEqual(score);
    else expect(estimated).toBeLessThanOrEqual(score);
  });

  test.each([
    'virtanenmaija1',
    'password password',
    'p a s s w o r d',
    'northlight2026',
    'maija.virtanen',
    'Maija-Virtanen1',
    'northlightcasino',
    'MARLOWE maija 90',
    'maijav84!casino',
  ])('with personal data of the player is below good: %s', (password) => {
    expect(estimateStrength(password, ['maijav84', 'maija.virtanen@example.com', 'Maija', 'Virtanen']).score).toBeLessThan(3);
  });

  test.each([
    '+358408157293',
    '0408157293',
    '358 40 815 7293',
    'Maija0408157293',
    '408157293!virtanen',
    '17051984',
    'virtanen170584',
    'maija 1984-05-17!',
    'ｎｏｒｔｈｌｉｇｈｔ２０２６',
    'ｓｕｎｓｈｉｎｅ',
    '𝓅𝒶𝓈𝓈𝓌ℴ𝓇𝒹',
    'ＭＡＩＪＡ-ＶＩＲＴＡＮＥＮ1',
  ])('with a phone number, a birthday or letters of another style is below good: %s', (password) => {
    const maija = ['maijav84', 'maija.virtanen@example.com', 'Maija', 'Virtanen', '+358408157293', '1984-05-17'];
    expect(estimateStrength(password, maija).score).toBeLessThan(3);
  });

  test('is good if the password is good without the name in it', () => {
    expect(
      estimateStrength('maija kuusi kahvi lumi', ['maijav84', 'maija.virtanen@example.com', 'Maija', 'Virtanen', '+358408157293', '1984-05-17'])
        .score,
    ).toBe(4);
  });

  test('is below good for the 10,000 most common passwords', () => {
    const commonest = (dictionary['passwords-common'] as string[]).slice(0, 10_000);
    expect(commonest).toHaveLength(10_000);
    const good = commonest.filter((password) => estimateStrength(password, []).score > 2);
    expect(good).toEqual([]);
  });
});

describe('the reason why a password is very weak', () => {
  test.each([
    ['123456', 'common'],
    ['password', 'common'],
    ['qwerty', 'common'],
    ['QWERTY', 'common'],
    ['iloveyou', 'common'],
    ['ｐａｓｓｗｏｒｄ', 'common'],
    ['abc', 'short'],
    ['x7k', 'short'],
    ['mäki', 'short'],
    ['q!9zP', 'short'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', undefined],
    ['Lovelace1815', undefined],
    ['kuusi kahvi lumi', undefined],
  ])('%s: %s', (password, weakness) => expect(estimateStrength(password, ada).weakness).toBe(weakness));
});
