import { describe, expect, it } from 'vitest';
import { emptyGuide, termOf } from './language-guide.ts';
import { findFaults, type Translation, type TranslationSet } from './find-faults.ts';

const translation = (messages: Record<string, string>, locale = 'fi', languageTag = 'fi-FI'): Translation => ({
  locale,
  languageTag,
  catalogue: { auth: messages },
  guide: emptyGuide,
});
const finnish = {
  'auth.login.title': 'Kirjaudu',
  'auth.login.tries': '{name}: {count, plural, one {# yritys} other {# yritystä}}',
  'auth.login.kind': '{kind, select, code {Koodi} other {Salasana}}',
};

const correct: TranslationSet = {
  source: {
    auth: {
      'auth.login.title': 'Log in',
      'auth.login.tries': '{count, plural, one {# try} other {# tries}} for {name}',
      'auth.login.kind': '{kind, select, code {Code} other {Password}}',
    },
  },
  translations: [translation(finnish)],
  code: `text('auth.login.title'); text('auth.login.tries', { count, name }); text('auth.login.kind', { kind }); getItem('auth._token.local')`,
};
const withFinnish = (changes: Record<string, string>): Partial<TranslationSet> => ({ translations: [translation({ ...finnish, ...changes })] });
const withEnglish = (text: string, code = `text('auth.a', { amount })`): Partial<TranslationSet> => ({
  source: { auth: { 'auth.a': text } },
  translations: [],
  code,
});

const cases: { description: string; change: Partial<TranslationSet>; fault: string }[] = [
  {
    description: 'a message that is missing',
    change: { translations: [translation({ 'auth.login.title': 'Kirjaudu', 'auth.login.tries': finnish['auth.login.tries'] })] },
    fault: 'fi: "auth.login.kind" is missing',
  },
  {
    description: 'a placeholder that is missing in the translation',
    change: withFinnish({ 'auth.login.tries': '{count, plural, one {# yritys} other {# yritystä}}' }),
    fault: 'fi/auth.json: "auth.login.tries" has the placeholders {count}, English has {count, name}',
  },
  {
    description: 'a choice whose key was translated',
    change: withFinnish({ 'auth.login.kind': '{kind, select, koodi {Koodi} other {Salasana}}' }),
    fault: 'fi/auth.json: "auth.login.kind" has the choices {kind: koodi, other}, English has {kind: code, other}',
  },
  {
    description: 'a plural that the language has and the message has not',
    change: { translations: [translation({ ...finnish, 'auth.login.tries': '{name}: {count, plural, one {#} few {#} other {#}}' }, 'pl', 'pl-PL')] },
    fault: 'pl/auth.json: "auth.login.tries" has no plural {many} of {count}',
  },
  {
    description: 'a plural that the language does not have',
    change: { translations: [translation({ ...finnish, 'auth.login.tries': '{name}: {count, plural, one {#回} other {#回}}' }, 'jp', 'ja-JP')] },
    fault: 'jp/auth.json: "auth.login.tries" has the plural {one} of {count}, which the language does not have',
  },
  {
    description: 'a translation without an English message',
    change: withFinnish({ 'auth.login.gone': 'Poissa' }),
    fault: 'fi/auth.json: "auth.login.gone" is not an English message of that file',
  },
  ...['auth.login.oneTime', 'auth.login.one-time', 'auth.login.One', 'auth.login.one__time'].map((id) => ({
    description: `the spelling of ${id}`,
    change: { source: { auth: { [id]: 'One' } }, translations: [], code: `text('${id}')` },
    fault: `en/auth.json: "${id}" is not spelled in lower-case letters, figures and underscores`,
  })),
  ...['100 %', '{amount} €'].map((text) => ({
    description: `the sign in "${text}"`,
    change: withEnglish(text),
    fault: `en/auth.json: "auth.a" contains "${text.slice(-1)}", which belongs to the value`,
  })),
  ...[
    { text: 'Kirjaudu 100 %', fault: 'contains "%", which belongs to the value' },
    { text: 'Avoin {', fault: 'is not an ICU message: expect argument closing brace' },
    { text: 'Kirjaudu <b>', fault: 'is not an ICU message: unclosed tag' },
    { text: '<b>Kirjaudu</b>', fault: 'has the placeholders {<b>}, English has {}' },
    { text: 'Kirjaudu \u200f', fault: 'contains a mark of the writing direction' },
    { text: "Kirjaudu'", fault: 'has a straight apostrophe; the language has its own' },
    { text: 'Kirjaudu  nyt', fault: 'has a space too many' },
    { text: 'Log in', fault: 'has English left: log, in' },
    { text: '', fault: 'is empty' },
  ].map(({ text, fault }) => ({
    description: `the translation "${text}"`,
    change: withFinnish({ 'auth.login.title': text }),
    fault: `fi/auth.json: "auth.login.title" ${fault}`,
  })),
  {
    description: 'Latin letters in another script',
    change: { translations: [translation({ ...finnish, 'auth.login.title': 'Login в PayPal' }, 'ru', 'ru-RU')] },
    fault: 'ru/auth.json: "auth.login.title" has English left: login',
  },
  {
    description: 'a message that is not used',
    change: { code: correct.code.replace(`text('auth.login.title');`, '') },
    fault: 'en: "auth.login.title" is used nowhere',
  },
  {
    description: 'an id without a message',
    change: { code: `${correct.code}; text('auth.login.absent')` },
    fault: 'code: "auth.login.absent" has no message',
  },
  {
    description: 'a call without values',
    change: { code: `${correct.code}; text('auth.login.tries')` },
    fault: 'code: "auth.login.tries" is used without values for {count, name}',
  },
];

describe('translations', () => {
  it('without a fault have none', () => expect(findFaults(correct)).toEqual([]));

  it.each(cases)('have the fault: $description', ({ change, fault }) => expect(findFaults({ ...correct, ...change })).toContain(fault));

  it('of another kind of English have only what differs', () => {
    const variant = translation({ 'auth.login.title': 'Sign in' }, 'au', 'en-AU');
    expect(findFaults({ ...correct, translations: [variant] })).toEqual([]);
  });

  it('may have a form for a country where English has none', () => {
    const source = { auth: { 'auth.a': '{code, select, GB {the United Kingdom} other {{country}}}' } };
    const text = '{code, select, GB {Isossa-Britanniassa} FR {Ranskassa} other {maassa {country}}}';
    expect(findFaults({ source, translations: [translation({ 'auth.a': text })], code: `text('auth.a', { code, country })` })).toEqual([]);
  });

  it('may be as in English where the guide of the language says so', () => {
    const guide = { ...emptyGuide, sameAsEnglish: new Set(['log', 'in']) };
    expect(findFaults({ ...correct, translations: [{ ...translation({ ...finnish, 'auth.login.title': 'Log in' }), guide }] })).toEqual([]);
  });

  it('have the terms of the guide of the language', () => {
    const guide = { ...emptyGuide, terms: [termOf('log in', ['kirjau'])] };
    const faults = findFaults({ ...correct, translations: [{ ...translation({ ...finnish, 'auth.login.title': 'Sisään' }), guide }] });
    expect(faults).toEqual(['fi/auth.json: "auth.login.title" has no "kirjau" for "log in"']);
  });

  it('need no translation of what only staff read', () => {
    const source = { ...correct.source, backoffice: { 'backoffice.title': 'Players' } };
    expect(findFaults({ ...correct, source, code: `${correct.code}; text('backoffice.title')` })).toEqual([]);
  });
});
