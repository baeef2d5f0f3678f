import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longestWords, longName, rtlName } from '../testing/hostile.fixtures.ts';
import { Chip } from './Chip.tsx';
import { ChipRow } from './ChipRow.tsx';

const names = ['All games', 'Slots', 'Roulette', 'Blackjack', 'Baccarat', 'Poker', 'Instant win', 'Jackpots', 'Bingo', 'Keno', 'Video poker', 'Dice'];

const chips = (labels: readonly string[]) =>
  labels.map((label, index) => (
    <Chip key={label} isPressed={index === 0}>
      {label}
    </Chip>
  ));

const meta = {
  title: 'UI/Controls/ChipRow',
  component: ChipRow,
  args: { label: 'Categories', children: chips(names) },
} satisfies Meta<typeof ChipRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(names.length);
  },
};

/** The focused chip is scrolled out of the fade. */
export const ScrollsByKeyboard: Story = {
  globals: { formFactor: 'phone' },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('list');
    for (const _ of names) await userEvent.tab();
    const last = within(canvasElement).getByRole('button', { name: 'Dice' });
    await expect(last).toHaveFocus();
    await expect(row.getBoundingClientRect().right - last.getBoundingClientRect().right).toBeGreaterThanOrEqual(48);
  },
};

/** A page that opens with an active chip shows it. */
export const OpensAtTheChipThatIsOn: Story = {
  globals: { formFactor: 'phone' },
  args: {
    children: names.map((name) => (
      <Chip key={name} isPressed={name === 'Keno'}>
        {name}
      </Chip>
    )),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list').getBoundingClientRect();
    const chip = canvas.getByRole('button', { pressed: true }).getBoundingClientRect();
    await expect(chip.left).toBeGreaterThanOrEqual(row.left);
    await expect(chip.right).toBeLessThanOrEqual(row.right - 48);
  },
};

export const One: Story = { args: { children: chips(['All games']) } };

export const FarTooMany: Story = { args: { children: chips(Array.from({ length: 120 }, (_, index) => `Studio ${index + 1}`)) } };

export const Hostile: Story = { globals: { formFactor: 'phone' }, args: { children: chips([longName, rtlName, ...Object.values(longestWords)]) } };
