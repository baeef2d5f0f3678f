import { expect, test } from 'vitest';
import { languagesOfHeader, preferredLocale } from './preferred-locale.ts';

test.each([
  [['fi-FI'], 'fi'],
  [['fi', 'en'], 'fi'],
  [['et-EE', 'fi', 'en'], 'fi'],
  [['de-CH', 'en-US', 'fi'], 'de'],
  [['en-US', 'de'], 'en'],
  [['en-AU'], 'au'],
  [['pt'], 'pt'],
  [['pt-BR'], 'br'],
  [['zh-Hans-CN'], 'cn'],
  [['nn-NO'], 'no'],
  [['fil-PH'], undefined],
  [['se'], undefined],
  [['not a tag', 'x'.repeat(200), 'sv'], 'se'],
  [[], undefined],
] as const)('a browser in %j is offered %s', (tags, code) => expect(preferredLocale(tags)).toBe(code));

test.each([
  ['sv-SE,sv;q=0.9,en;q=0.8', 'se'],
  ['zh-Hans-CN', 'cn'],
  ['*', undefined],
  [',;q=1', undefined],
  [undefined, undefined],
  [`${'et, '.repeat(2_000)}fi`, undefined],
  [`fi, ${'x'.repeat(8_000)}`, 'fi'],
] as const)('the header %.40s asks for %s', (header, code) => expect(preferredLocale(languagesOfHeader(header))).toBe(code));
