import { formatMoney, money } from '@playfront/money';
import { describe, expect, test } from 'vitest';
import english from '../../../../translations/en/games.json';
import finnish from '../../../../translations/fi/games.json';
import { languageTagOf } from './locale.ts';
import { readSession } from './session.ts';
import { fillIn, loadTexts } from './texts.ts';

const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('texts', () => {
  test('Finnish says everything English says, with the same values', () => {
    expect(Object.keys(finnish).sort()).toEqual(Object.keys(english).sort());
    for (const [id, text] of Object.entries(english)) expect(placesOf(finnish[id as keyof typeof finnish]), id).toEqual(placesOf(text));
  });

  test('a locale with a translation speaks it', async () => {
    const { text, languageTag, textLanguage } = await loadTexts('fi');
    expect(text('games.reels.result.won', { amount: formatMoney(money(420, 'EUR'), languageTag) })).toBe('Voitit 4,20\u00a0€');
    expect(textLanguage).toBe('fi-FI');
  });

  test('a locale without one speaks English with its own digits', async () => {
    const { text, languageTag, textLanguage } = await loadTexts('de');
    expect([text('games.reels.spin'), languageTag, textLanguage]).toEqual(['Spin', 'de-DE', 'en']);
  });

  test('a prefix that is not the site’s is English', () => {
    expect(['en', 'se', 'xx', '', 'constructor'].map(languageTagOf)).toEqual(['en', 'sv-SE', 'en', 'en', 'en']);
  });

  test('a place without a value stays as it is', () => {
    expect(fillIn('{a} of {b}', { a: 1 })).toBe('1 of {b}');
  });
});

test.each([
  ['#session=a.b-c&locale=fi', { token: 'a.b-c', localePrefix: 'fi' }],
  ['#session=x', { token: 'x', localePrefix: 'en' }],
  ['', { token: '', localePrefix: 'en' }],
])('the fragment %s is read', (hash, session) => {
  expect(readSession(hash)).toEqual(session);
});
