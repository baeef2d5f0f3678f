import { describe, expect, it } from 'vitest';
import { parse } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { loadMessages } from '../messages.ts';
import { pseudoMessages, pseudoText } from './pseudo.ts';

describe('pseudoText', () => {
  it.each([
    { description: 'a word', text: 'Deposit', longer: 'Ðéépööšííŧ' },
    { description: 'capitals', text: 'OK', longer: 'ÖÖĶ' },
    { description: 'spaces at the ends', text: ' of ', longer: ' ööf ' },
    { description: 'no vowel', text: 'RTP', longer: 'ŔŦP··' },
    { description: 'no letter', text: ' · 18+', longer: ' · 18+' },
    { description: 'an empty text', text: '', longer: '' },
  ])('lengthens $description', ({ text, longer }) => expect(pseudoText(text)).toBe(longer));

  it('adds 40 %, rounded by at most one letter', () => {
    for (const text of ['Log in', 'Responsible gaming', 'We could not load your bets. Try again.']) {
      expect(pseudoText(text).length).toBeGreaterThanOrEqual(text.length * 1.4);
      expect(pseudoText(text).length).toBeLessThanOrEqual(text.length * 1.4 + 1);
    }
  });
});

describe('pseudoMessages', () => {
  const pseudo = (text: string) => printAST(pseudoMessages({ message: parse(text) })['message'] ?? []);

  it.each([
    { description: 'a placeholder', text: 'Hello {name}', expected: 'Ĥééļļöö {name}' },
    {
      description: 'a plural with its figure',
      text: '{count, plural, =0 {No bets} one {# bet} other {# bets}}',
      expected: '{count,plural,one{# ƀéééŧ} other{# ƀéééŧš} =0{Ñööö ƀééŧš}}',
    },
    { description: 'a tag', text: 'See <link>terms</link>', expected: 'Šéééé <link>ŧéééŕmš</link>' },
  ])('does not change $description', ({ text, expected }) => expect(pseudo(text)).toBe(expected));

  it("changes only the texts of the site's messages", async () => {
    const messages = await loadMessages('en');
    const bare = (elements: unknown) =>
      JSON.stringify(elements, (key, value: unknown) => (key === 'value' && typeof value === 'string' ? '' : value));
    const pseudoOnes = pseudoMessages(messages);
    expect(Object.keys(pseudoOnes)).toEqual(Object.keys(messages));
    for (const [id, elements] of Object.entries(messages)) expect(bare(pseudoOnes[id]), id).toBe(bare(elements));
  });
});
