import { expect, test } from 'vitest';
import { inNameOrder } from './name-order.ts';

test.each([
  ['en-AU', ['Aiko', 'Sato']],
  ['ja-JP', ['Sato', 'Aiko']],
  ['hu-HU', ['Sato', 'Aiko']],
])('names in %s', (languageTag, name) => expect(inNameOrder(languageTag, ['Aiko', 'Sato'])).toEqual(name));
