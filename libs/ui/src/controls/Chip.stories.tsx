import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { IconCherry, IconLayoutGrid } from '../icons.ts';
import { Chip } from './Chip.tsx';
import { chipClass } from './chipClass.ts';

const meta = { title: 'Controls/Chip', component: Chip, args: { children: 'All games' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Chip isPressed icon={<IconLayoutGrid size={18} />}>
        All games
      </Chip>
      <Chip icon={<IconCherry size={18} />}>Slots</Chip>
      <Chip count="12">Providers</Chip>
      <Chip size="s">7 days</Chip>
      <a href="#roulette" className={chipClass({ isOn: true })} aria-current="page">
        A link
      </a>
    </div>
  ),
};

export const TogglesByKeyboard: Story = {
  render: function Toggle() {
    const [isOn, setOn] = useState(false);
    return (
      <Chip isPressed={isOn} onClick={() => setOn(!isOn)}>
        Free play
      </Chip>
    );
  },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: 'Free play' });
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
};
