import { expect, it } from 'vitest';
import { failedParts } from './failed-parts.ts';

const output = `
 NX   Running target test for 2 projects:

> nx run @playfront/money:test

29 passed
> nx run @playfront/ui:test

1 failed in Button
> nx run @playfront/api:test  [existing outputs match the cache, left as is]

238 passed

 NX   Running target test for 3 projects failed

Failed tasks:

- @playfront/ui:test

  Run duration:      3.2s
`;

it('returns the output of the failed tasks', () => {
  expect(failedParts(output)).toContain('1 failed in Button');
  expect(failedParts(output)).not.toMatch(/29 passed|238 passed/);
});

it('returns the full output if no task is named', () => expect(failedParts('Cannot read nx.json')).toBe('Cannot read nx.json'));

it('returns the same for coloured output', () => {
  const bold = (text: string) => `\u001B[1m${text}\u001B[22m`;
  const coloured = output.replace('- @playfront/ui', `${bold('-')} @playfront/ui`).replaceAll('> nx run', bold('> nx run'));
  expect(failedParts(coloured)).toBe(failedParts(output));
});
