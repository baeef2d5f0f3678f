import { expect, test } from 'vitest';
import type { LocaleCode } from '@playfront/i18n';
import { useFormat } from '@playfront/i18n';
import { mountView } from '@playfront/auth/testing';
import { everyMessage } from '../testing/index.ts';
import { messageTexts } from './message-texts.ts';

/** The texts of the given messages, one paragraph each. */
function Texts({ of }: { of: readonly Parameters<typeof messageTexts>[0][] }) {
  const format = useFormat();
  return of.map((message, index) => {
    const { title, text } = messageTexts(message, format);
    return (
      <p key={index} data-texts>
        {title} / {text}
      </p>
    );
  });
}

async function textsOf(messages: readonly Parameters<typeof messageTexts>[0][], locale: LocaleCode = 'en'): Promise<string[]> {
  const view = await mountView(<Texts of={messages} />, { locale });
  await expect.poll(() => document.querySelectorAll('[data-texts]').length).toBe(messages.length);
  const texts = [...document.querySelectorAll('[data-texts]')].map(({ textContent }) => textContent ?? '');
  view.unmount();
  return texts;
}

const every = everyMessage.map(({ kind, params = {} }) => ({ kind: kind ?? 'notice', params })) as Parameters<typeof messageTexts>[0][];

test.each(['en', 'fi'] as const)('every kind has a text with its amounts in %s', async (locale) => {
  const texts = await textsOf(every, locale);
  for (const sentence of texts) expect(sentence).not.toMatch(/—|undefined|\{|account\./);
  expect(texts[0]).toMatch(locale === 'en' ? /€50\.00/ : /50,00\s?€/);
  expect(new Set(texts).size).toBe(every.length);
});

test('a time limit is in minutes, and a removed limit says so', async () => {
  const [minutes, removed] = await textsOf([
    { kind: 'limit_changed', params: { limit: 'session', period: 'day', amount: 90 } },
    { kind: 'limit_changed', params: { limit: 'deposit', period: 'week' } },
  ]);
  expect(minutes).toContain('90 minutes');
  expect(removed).toContain('no longer have a weekly limit');
});

test("a missing value is a dash, and a notice has the operator's text", async () => {
  const [dashed, notice] = await textsOf([
    { kind: 'deposit_complete', params: { amount: 12.345, currency: 'XXX' } },
    { kind: 'notice', params: {} },
  ]);
  expect(dashed).toContain('—');
  expect(notice).toBe('A message from us / ');
});
