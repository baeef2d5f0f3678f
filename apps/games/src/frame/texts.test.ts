import { formatMoney, money } from '@playfront/money';
import { describe, expect, test } from 'vitest';
import english from '../../../../translations/en/games.json';
import finnish from '../../../../translations/fi/games.json';
import { languageTagOf } from './locale.ts';
import { readSession } from './session.ts';
import { fillIn, loadTexts } from './texts.ts';

const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('texts', () => {
  test('Finnish has the same texts as English, with the same placeholders', () => {
    expect(Object.keys(finnish).sort()).toEqual(Object.keys(english).sort());
    for (const [id, text] of Object.entries(english)) expect(placeholdersOf(finnish[id as keyof typeof finnish]), id).toEqual(placeholdersOf(text));
  });

  test('a locale with a translation uses it', async () => {
    const { text, languageTag, textLanguage } = await loadTexts('fi');
    expect(text('games.reels.result.won', { amount: formatMoney(money(420, 'EUR'), languageTag) })).toBe('Voitit 4,20\u00a0€');
    expect(textLanguage).toBe('fi-FI');
  });

  test('a locale without one uses English texts and its own digits', async () => {
    const { text, languageTag, textLanguage } = await loadTexts('de');
    expect([text('games.reels.spin'), languageTag, textLanguage]).toEqual(['Spin', 'de-DE', 'en']);
  });

  test('an unknown prefix is English', () => {
    expect(['en', 'se', 'xx', '', 'constructor'].map(languageTagOf)).toEqual(['en', 'sv-SE', 'en', 'en', 'en']);
  });

  test('a placeholder without a value stays', () => {
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
