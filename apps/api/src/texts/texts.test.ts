import { describe, expect, it } from 'vitest';
import { textsIn } from './texts.ts';

describe('the texts of a mail', () => {
  it.each([
    ['fi', 'fi-FI', 'Hei Aino,'],
    ['en', 'en', 'Hello Aino,'],
    ['de', 'de-DE', 'Guten Tag Aino,'],
    ['br', 'pt-BR', 'Olá, Aino.'],
    ['au', 'en-AU', 'Hello Aino,'],
    ['xx', 'en', 'Hello Aino,'],
    ['', 'en', 'Hello Aino,'],
  ])('for the language "%s" are in %s', (language, languageTag, greeting) => {
    const texts = textsIn(language);
    expect([texts.languageTag, texts.text('api.mail.greeting', { name: 'Aino' })]).toEqual([languageTag, greeting]);
  });

  it('contain values unchanged', () => {
    expect(textsIn('en').text('api.mail.greeting', { name: "O'{Neill} <b>" })).toBe("Hello O'{Neill} <b>,");
  });

  it('require all their values', () => {
    expect(() => textsIn('en').text('api.mail.greeting')).toThrow(/name/);
  });
});
