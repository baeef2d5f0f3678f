import { expect, test } from 'vitest';
import { preferredLocale } from './preferred-locale.ts';

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
