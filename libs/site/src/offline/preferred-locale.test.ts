import { expect, test } from 'vitest';
import { preferredLocale } from './preferred-locale.ts';

test.each([
  [['fi-FI'], 'fi'],
  [['fi', 'en'], 'fi'],
  [['sv-FI', 'fi', 'en'], 'fi'],
  [['de-DE', 'en-US', 'fi'], 'en'],
  [['se'], undefined],
  [[], undefined],
] as const)('a browser in %j is offered %s', (tags, code) => expect(preferredLocale(tags)).toBe(code));
