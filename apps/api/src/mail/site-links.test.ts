import { expect, it } from 'vitest';
import { defaultLocale, languageTags } from '@playfront/i18n/locale-tags';
import { siteLink } from './site-links.ts';

const link = (language: string) => siteLink('https://site.example', language, 'activation', 'abc');

it('links to the page in every locale of the site', () => {
  for (const locale of Object.keys(languageTags).filter((code) => code !== defaultLocale)) {
    expect(link(locale)).toBe(`https://site.example/${locale}/activate#token=abc`);
  }
});

it.each(['en', 'xx', '', 'toString'])('links to the English page for the unknown language "%s"', (language) => {
  expect(link(language)).toBe('https://site.example/activate#token=abc');
});
