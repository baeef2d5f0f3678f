import { expect, test } from 'vitest';
import { inLanguageOrder } from './language-order.ts';

test.each([
  ['en-AU', ['Aiko', 'Sato']],
  ['ja-JP', ['Sato', 'Aiko']],
  ['hu-HU', ['Sato', 'Aiko']],
])('names in %s', (languageTag, name) => expect(inLanguageOrder(languageTag, ['Aiko', 'Sato'])).toEqual(name));
