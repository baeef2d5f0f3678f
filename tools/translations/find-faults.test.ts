import { describe, expect, it } from 'vitest';
import { findFaults, type TranslationSet } from './find-faults.ts';

const correct: TranslationSet = {
  source: { auth: { 'auth.login.title': 'Log in', 'auth.login.tries': '{count, plural, one {# try} other {# tries}} for {name}' } },
  translations: { fi: { auth: { 'auth.login.title': 'Kirjaudu', 'auth.login.tries': '{name}: {count, plural, other {# yritystä}}' } } },
  completeLocales: ['fi'],
  code: `text('auth.login.title'); text('auth.login.tries', { count, name }); getItem('auth._token.local')`,
};

const cases: { description: string; change: Partial<TranslationSet>; fault: string }[] = [
  {
    description: 'a message that is missing in a complete locale',
    change: { translations: { fi: { auth: { 'auth.login.title': 'Kirjaudu' } } } },
    fault: 'fi: "auth.login.tries" is missing',
  },
  {
    description: 'a placeholder that is missing in the translation',
    change: { translations: { fi: { auth: { 'auth.login.title': 'Kirjaudu', 'auth.login.tries': '{count, plural, other {# yritystä}}' } } } },
    fault: 'fi/auth.json: "auth.login.tries" has the placeholders {count}, English has {count, name}',
  },
  {
    description: 'a translation without an English message',
    change: { translations: { ...correct.translations, de: { auth: { 'auth.login.gone': 'Weg' } } } },
    fault: 'de/auth.json: "auth.login.gone" is not an English message of that file',
  },
  ...['auth.login.oneTime', 'auth.login.one-time', 'auth.login.One', 'auth.login.one__time'].map((id) => ({
    description: `the spelling of ${id}`,
    change: { source: { auth: { [id]: 'One' } }, translations: {}, completeLocales: [], code: `text('${id}')` },
    fault: `en/auth.json: "${id}" is not spelled in lower-case letters, figures and underscores`,
  })),
  ...['100 %', '{amount} €'].map((text) => ({
    description: `the sign in "${text}"`,
    change: { source: { auth: { 'auth.a': text } }, translations: {}, completeLocales: [], code: `text('auth.a', { amount })` },
    fault: `en/auth.json: "auth.a" contains "${text.slice(-1)}", which belongs to the value`,
  })),
  {
    description: 'a percent sign in a translation',
    change: { translations: { ...correct.translations, de: { auth: { 'auth.login.title': 'Login 100 %' } } } },
    fault: 'de/auth.json: "auth.login.title" contains "%", which belongs to the value',
  },
  {
    description: 'a text that is not an ICU message',
    change: { translations: { ...correct.translations, de: { auth: { 'auth.login.title': 'Offen {' } } } },
    fault: 'de/auth.json: "auth.login.title" is not an ICU message',
  },
  {
    description: 'a message that is not used',
    change: { code: `text('auth.login.tries', { count, name })` },
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

describe('findFaults', () => {
  it('finds nothing in correct translations', () => expect(findFaults(correct)).toEqual([]));

  it.each(cases)('reports $description', ({ change, fault }) => expect(findFaults({ ...correct, ...change })).toEqual([fault]));
});
