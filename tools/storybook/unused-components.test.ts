import { expect, it } from 'vitest';
import { unusedComponentFaults } from './unused-components.ts';

const component = (name: string) => ({ name, path: `libs/ui/src/${name}.tsx`, isInteractive: false });
const fileOf = (name: string, text = '') => ({ path: `libs/ui/src/${name}.tsx`, text: `export function ${name}() {} ${text}` });
const entryPoint = { path: 'libs/ui/src/index.ts', text: "export { Badge } from './Badge.tsx';" };
const page = (text: string) => ({ path: 'apps/web/src/Page.tsx', text });

it.each<[string, string[], Parameters<typeof unusedComponentFaults>[1], string[]]>([
  ['a component that a page uses', ['Badge'], [fileOf('Badge'), page('<Badge />')], []],
  ['one that only an entry point exports', ['Badge'], [fileOf('Badge'), entryPoint], ['libs/ui/src/Badge.tsx: no screen uses Badge']],
  [
    'one that only an unused one uses',
    ['Badge', 'Card'],
    [fileOf('Badge'), fileOf('Card', '<Badge />')],
    ['libs/ui/src/Badge.tsx: no screen uses Badge', 'libs/ui/src/Card.tsx: no screen uses Card'],
  ],
  ['a part of a name', ['Badge'], [fileOf('Badge'), page('<BadgeList />')], ['libs/ui/src/Badge.tsx: no screen uses Badge']],
  ['a planned one', ['BetSlip'], [fileOf('BetSlip')], []],
  [
    'a planned one that a page uses',
    ['BetSlip'],
    [fileOf('BetSlip'), page('<BetSlip />')],
    ['libs/ui/src/BetSlip.tsx: BetSlip is used: remove it from the planned ones'],
  ],
])('checks %s', (_text, names, sources, faults) => {
  expect(unusedComponentFaults(names.map(component), sources)).toEqual(faults);
});
