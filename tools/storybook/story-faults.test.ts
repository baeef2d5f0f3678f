import { describe, expect, it } from 'vitest';
import { componentsOfEntryPoint, isInteractive, readStoryFile } from './story-file.ts';
import { storyFaults } from './story-faults.ts';

const storyText = (meta: string, rest = '') =>
  `import { Button } from './Button.tsx';\nconst meta = { ${meta} } satisfies Meta<typeof Button>;\nexport default meta;\n${rest}`;
const path = 'libs/ui/src/controls/Button.stories.tsx';
const button = { name: 'Button', path: 'libs/ui/src/controls/Button.tsx', isInteractive: true };
const played = "export const Pressed = { play: async () => { await userEvent.keyboard('{Enter}'); } };";

const cases = [
  { description: 'a component that is shown and played', text: storyText("title: 'UI/Controls/Button', component: Button", played), faults: [] },
  {
    description: 'a component without stories',
    text: storyText("title: 'UI/Controls/Chip', component: Chip", played),
    faults: [/no story names Button/],
  },
  {
    description: 'a component shown as a subcomponent',
    text: storyText("title: 'UI/Controls/Chips and buttons', component: Chip, subcomponents: { Button }", played),
    faults: [],
  },
  {
    description: 'a title of another area',
    text: storyText("title: 'UI/Forms/Button', component: Button", played),
    faults: [/begins with UI\/Controls/],
  },
  {
    description: 'a title without its component',
    text: storyText("title: 'UI/Controls/Knob', component: Button", played),
    faults: [/does not name Button/],
  },
  {
    description: 'a meta without a component',
    text: storyText("title: 'UI/Controls/Button'", played),
    faults: [/names no component/],
  },
  {
    description: 'stories without a keyboard',
    text: storyText("title: 'UI/Controls/Button', component: Button", 'export const Default = {};'),
    faults: [/no story plays Button/],
  },
];

describe('storyFaults', () => {
  it.each(cases)('checks $description', ({ text, faults }) => {
    const found = storyFaults({ project: 'ui', stories: [readStoryFile(path, text)], components: [button] });
    expect(found).toHaveLength(faults.length);
    for (const [at, fault] of faults.entries()) expect(found[at]).toMatch(fault);
  });

  it('takes the area of a feature from its folder', () => {
    const story = readStoryFile(
      'libs/casino/src/game-play/GameStage.stories.tsx',
      storyText("title: 'Casino/Game play/GameStage', component: GameStage"),
    );
    expect(storyFaults({ project: 'casino', stories: [story], components: [] })).toEqual([]);
  });

  it('takes the name of a build from its folder', () => {
    const barPath = 'apps/web-mobile/src/frame/BottomBar.stories.tsx';
    const bar = { name: 'BottomBar', path: 'apps/web-mobile/src/frame/BottomBar.tsx', isInteractive: true };
    const story = (title: string) => readStoryFile(barPath, storyText(`title: '${title}', subcomponents: { BottomBar }`, played));
    const faultsOf = (title: string) => storyFaults({ project: 'web-mobile', stories: [story(title)], components: [bar] });
    expect(faultsOf('Web mobile/Frame/BottomBar')).toEqual([]);
    expect(faultsOf('Site/Frame/BottomBar')).toEqual([expect.stringContaining('begins with Web mobile/Frame')]);
  });
});

describe('componentsOfEntryPoint', () => {
  it('lists components, not types, hooks or functions', () => {
    const entryPoint =
      "export { Button } from './controls/Button.tsx';\nexport type { ButtonProps } from './controls/Button.tsx';\nexport { buttonClass } from './a.ts';\nexport { A, type B } from './A.tsx';";
    expect(componentsOfEntryPoint(entryPoint).map(({ name }) => name)).toEqual(['Button', 'A']);
  });
});

describe('isInteractive', () => {
  it.each([
    { description: 'a control element', source: '<button type="button">', expected: true },
    { description: 'an event handler', source: 'onPick?: (game: Game) => void', expected: true },
    { description: 'a text', source: '<span className={styles.money}>', expected: false },
  ])('detects $description', ({ source, expected }) => expect(isInteractive(source)).toBe(expected));
});
