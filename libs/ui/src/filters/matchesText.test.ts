import { expect, test } from 'vitest';
import { matchesText } from './matchesText.ts';

test.each([
  ['nothing typed', 'Halden Forge', '', true],
  ['a part', 'Halden Forge', 'ald', true],
  ['another case', 'Halden Forge', 'FORGE', true],
  ['words in another order', 'Halden Forge', 'forge hal', true],
  ['spaces around', 'Halden Forge', '  forge ', true],
  ['an accent left out', 'Português', 'portugues', true],
  ['another name', 'Halden Forge', 'ironbark', false],
])('%s', (_, name, typed, isMatch) => {
  expect(matchesText(name, typed)).toBe(isMatch);
});
