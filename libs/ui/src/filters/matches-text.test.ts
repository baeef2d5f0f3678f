import { expect, test } from 'vitest';
import { matchesText } from './matches-text.ts';

test.each([
  ['nothing typed', 'Halden Forge', '', true],
  ['a part', 'Halden Forge', 'ald', true],
  ['another case', 'Halden Forge', 'FORGE', true],
  ['words in another order', 'Halden Forge', 'forge hal', true],
  ['spaces around', 'Halden Forge', '  forge ', true],
  ['an accent left out', 'Português', 'portugues', true],
  ['capitals in a Turkish browser', 'Italian Italiano', 'ITALIAN', true],
  ['the letters of a Turkish keyboard', 'Visa', 'vısa', true],
  ['a straight apostrophe for a typographic one', 'Pirate\u2019s Cove', "pirate's", true],
  ['a typographic apostrophe for a straight one', "Pirate's Cove", 'pirate\u2019s', true],
  ['a no-break blank', 'Halden Forge', 'halden\u00a0forge', true],
  ['a zero-width blank', 'Halden Forge', 'hal\u200bden', true],
  ['full-width letters', 'Halden Forge', 'Ｆｏｒｇｅ', true],
  ['invisible signs alone', 'Halden Forge', '\u200b', true],
  ['another name', 'Halden Forge', 'ironbark', false],
])('%s', (_, name, typed, isMatch) => {
  expect(matchesText(name, typed)).toBe(isMatch);
});
