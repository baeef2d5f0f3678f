import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { IconCoins, IconLayoutGrid } from '../icons.ts';
import { longestWords, longName, rtlName, zeroWidthName } from '../testing/hostile.fixtures.ts';
import { Chip } from './Chip.tsx';
import { chipClass } from './chip-class.ts';

const meta = { title: 'UI/Controls/Chip', component: Chip, args: { children: 'All games' } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

export const States: Story = {
  render: () => (
    <div style={row}>
      <Chip isPressed icon={<IconLayoutGrid size={18} />}>
        All games
      </Chip>
      <Chip icon={<IconCoins size={18} />}>Slots</Chip>
      <Chip count="12">Providers</Chip>
      <Chip isPressed count="3">
        Providers
      </Chip>
      <Chip size="s">7 days</Chip>
      <Chip size="s" isPressed>
        30 days
      </Chip>
      <Chip disabled>Bingo</Chip>
      <a href="#roulette" className={chipClass({ isOn: true })} aria-current="page">
        A link
      </a>
      <a href="#dice" className={chipClass()}>
        Another
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

export const LongestWords: Story = {
  render: () => (
    <div style={{ ...row, maxWidth: 240 }}>
      {Object.values(longestWords).map((word) => (
        <Chip key={word} icon={<IconCoins size={18} />} count="1,000">
          {word}
        </Chip>
      ))}
    </div>
  ),
};

export const Hostile: Story = {
  render: () => (
    <div style={{ ...row, maxWidth: 240 }}>
      {[longName, rtlName, zeroWidthName].map((name) => (
        <Chip key={name} count="99,999">
          {name}
        </Chip>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [chip] = within(canvasElement).getAllByRole('button');
    await expect(chip?.getBoundingClientRect().width).toBeLessThanOrEqual(240);
    await expect(within(canvasElement).getByTitle(longName)).toBeVisible();
  },
};
