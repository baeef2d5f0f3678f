import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, longestWords, rtlName } from '../testing/hostile.fixtures.ts';
import { StateTag } from './StateTag.tsx';
import { stateTones } from './state-tones.ts';
import type { StateName } from './state-tones.ts';

const meta = { title: 'UI/Feedback/StateTag', component: StateTag, args: { state: 'won', children: 'Won' } } satisfies Meta<typeof StateTag>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(stateTones) as StateName[];
const labelOf = (name: StateName) => name.replace('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

export const InRows: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, maxWidth: 480 }}>
      {names.map((name) => (
        <StateTag key={name} state={name}>
          {labelOf(name)}
        </StateTag>
      ))}
    </div>
  ),
};

export const OnCards: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, maxWidth: 480 }}>
      {names.map((name) => (
        <StateTag key={name} state={name} isBoxed>
          {labelOf(name)}
        </StateTag>
      ))}
    </div>
  ),
};

export const Hostile: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxWidth: 200 }}>
      <StateTag state="pending">{longName}</StateTag>
      <StateTag state="locked" isBoxed>
        {longName}
      </StateTag>
      <StateTag state="refused" isBoxed>
        {rtlName}
      </StateTag>
      <StateTag state="won">{longestWords.label}</StateTag>
    </div>
  ),
};
