import { expect, test } from 'vitest';
import type { LocaleCode } from '@playfront/i18n';
import { useFormat } from '@playfront/i18n';
import { mountView } from '@playfront/auth/testing';
import { everyMessage } from '../testing/index.ts';
import { messageWords } from './message-words.ts';

/** What the given messages say, one paragraph each. */
function Words({ of }: { of: readonly Parameters<typeof messageWords>[0][] }) {
  const format = useFormat();
  return of.map((message, index) => {
    const { title, text } = messageWords(message, format);
    return (
      <p key={index} data-words>
        {title} / {text}
      </p>
    );
  });
}

async function wordsOf(messages: readonly Parameters<typeof messageWords>[0][], locale: LocaleCode = 'en'): Promise<string[]> {
  const view = await mountView(<Words of={messages} />, { locale });
  await expect.poll(() => document.querySelectorAll('[data-words]').length).toBe(messages.length);
  const words = [...document.querySelectorAll('[data-words]')].map(({ textContent }) => textContent ?? '');
  view.unmount();
  return words;
}

const every = everyMessage.map(({ kind, params = {} }) => ({ kind: kind ?? 'notice', params })) as Parameters<typeof messageWords>[0][];

test.each(['en', 'fi'] as const)('every kind has its sentence with its amounts in %s', async (locale) => {
  const words = await wordsOf(every, locale);
  for (const sentence of words) expect(sentence).not.toMatch(/—|undefined|\{|account\./);
  expect(words[0]).toMatch(locale === 'en' ? /€50\.00/ : /50,00\s?€/);
  expect(new Set(words).size).toBe(every.length);
});

test('a limit on time is in minutes, and one that was taken away says so', async () => {
  const [minutes, removed] = await wordsOf([
    { kind: 'limit_changed', params: { limit: 'session', period: 'day', amount: 90 } },
    { kind: 'limit_changed', params: { limit: 'deposit', period: 'week' } },
  ]);
  expect(minutes).toContain('90 minutes');
  expect(removed).toContain('no limit');
});

test('what the operator left out is a dash, and a kind without words a notice of the house', async () => {
  const [dashed, notice] = await wordsOf([
    { kind: 'deposit_complete', params: { amount: 12.345, currency: 'XXX' } },
    { kind: 'notice', params: {} },
  ]);
  expect(dashed).toContain('—');
  expect(notice).toBe('A message from the house / ');
});
