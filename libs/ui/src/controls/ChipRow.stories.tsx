import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Chip } from './Chip.tsx';
import { ChipRow } from './ChipRow.tsx';

const names = ['All games', 'Slots', 'Roulette', 'Blackjack', 'Baccarat', 'Poker', 'Instant win', 'Jackpots', 'Bingo', 'Keno', 'Video poker', 'Dice'];

const meta = {
  title: 'Controls/ChipRow',
  component: ChipRow,
  args: {
    label: 'Categories',
    children: names.map((name, index) => (
      <Chip key={name} isPressed={index === 0}>
        {name}
      </Chip>
    )),
  },
} satisfies Meta<typeof ChipRow>;
export default meta;

export const Scrolls: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(names.length);
  },
};
