import { expect, test } from 'vitest';
import { matchesText } from './matches-text.ts';

test.each([
  ['an empty query', 'Halden Forge', '', true],
  ['a part of a word', 'Halden Forge', 'ald', true],
  ['another case', 'Halden Forge', 'FORGE', true],
  ['words in another order', 'Halden Forge', 'forge hal', true],
  ['spaces around the query', 'Halden Forge', '  forge ', true],
  ['a missing accent', 'Português', 'portugues', true],
  ['capitals in a Turkish browser', 'Italian Italiano', 'ITALIAN', true],
  ['the letters of a Turkish keyboard', 'Visa', 'vısa', true],
  ['a straight apostrophe for a typographic one', 'Pirate\u2019s Cove', "pirate's", true],
  ['a typographic apostrophe for a straight one', "Pirate's Cove", 'pirate\u2019s', true],
  ['a no-break space', 'Halden Forge', 'halden\u00a0forge', true],
  ['a zero-width space', 'Halden Forge', 'hal\u200bden', true],
  ['full-width letters', 'Halden Forge', 'Ｆｏｒｇｅ', true],
  ['only invisible characters', 'Halden Forge', '\u200b', true],
  ['another name', 'Halden Forge', 'ironbark', false],
])('%s', (_, name, typed, isMatch) => {
  expect(matchesText(name, typed)).toBe(isMatch);
});
