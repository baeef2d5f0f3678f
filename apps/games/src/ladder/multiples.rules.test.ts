import { expect, test } from 'vitest';
import { cutStakes } from './multiples.rules.ts';

test.each([
  ['cuts what two decimals cannot show', 14_785, '1.47'],
  ['cuts just below a whole', 19_999, '1.99'],
  ['keeps both decimals of a round figure', 12_000, '1.20'],
  ['loses nothing to binary fractions', 11_500, '1.15'],
  ['groups the digits of a high return', 107_712_345, '10,771.23'],
])('%s', (_, multiple, shown) => expect(cutStakes(multiple, 'en')).toBe(shown));
