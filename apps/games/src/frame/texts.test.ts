import { formatMoney, money } from '@playfront/money';
import { describe, expect, test } from 'vitest';
import { languageTagOf } from './locale.ts';
import { readSession } from './session.ts';
import { loadTexts } from './texts.ts';

describe('texts', () => {
  test('are those of the locale', async () => {
    const { text, languageTag } = await loadTexts('fi');
    expect(text('games.reels.result.won', { amount: formatMoney(money(420, 'EUR'), languageTag) })).toBe('Voitit 4,20\u00a0€');
  });

  test.each([
    ['en', ['1 free spin', '5 free spins']],
    ['fi', ['1 ilmaiskierros', '5 ilmaiskierrosta']],
  ] as const)('agree with numbers in %s', async (prefix, expected) => {
    const { text } = await loadTexts(prefix);
    expect([1, 5].map((count) => text('games.reels.free_spins.won', { count }))).toEqual(expected);
  });

  test('of an unknown prefix are English', async () => {
    expect((await loadTexts('xx')).text('games.reels.spin')).toBe('Spin');
    expect(['en', 'se', 'xx', '', 'constructor'].map(languageTagOf)).toEqual(['en', 'sv-SE', 'en', 'en', 'en']);
  });
});

test.each([
  ['#session=a.b-c&locale=fi', { token: 'a.b-c', localePrefix: 'fi' }],
  ['#session=x', { token: 'x', localePrefix: 'en' }],
  ['', { token: '', localePrefix: 'en' }],
])('the fragment %s is read', (hash, session) => {
  expect(readSession(hash)).toEqual(session);
});
