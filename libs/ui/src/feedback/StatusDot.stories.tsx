import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, rtlName } from '../testing/hostile.fixtures.ts';
import { StatusDot } from './StatusDot.tsx';

const meta = { title: 'UI/Feedback/StatusDot', component: StatusDot, args: { children: 'Won' } } satisfies Meta<typeof StatusDot>;
export default meta;

export const Tones: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {(['neutral', 'ok', 'wait', 'bad', 'live', 'real', 'bonus'] as const).map((tone) => (
        <StatusDot key={tone} tone={tone}>
          {tone}
        </StatusDot>
      ))}
    </div>
  ),
};

export const Hostile: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxWidth: 200 }}>
      <StatusDot tone="ok">{longName}</StatusDot>
      <StatusDot tone="bonus">{rtlName}</StatusDot>
    </div>
  ),
};
