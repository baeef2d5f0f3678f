import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { MarketBlock } from './MarketBlock.tsx';
import { OddsButton } from './OddsButton.tsx';

const named = (names: readonly string[]) =>
  names.map((name, index) => <OddsButton key={name} name={name} odds={`${index + 2}.10`} label="Match result" isOn={index === 0} />);

const meta = {
  title: 'UI/Sports/MarketBlock',
  component: MarketBlock,
  args: { title: 'Match result', children: named(['Harrow Vale', 'Draw', 'Kestrel Town']) },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof MarketBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Two: Story = { args: { title: 'Both teams to score', columns: 2, children: named(['Yes', 'No']) } };
export const Suspended: Story = {
  args: {
    note: 'Suspended',
    children: ['Harrow Vale', 'Draw', 'Kestrel Town'].map((name) => (
      <OddsButton key={name} name={name} odds="" label="Match result" suspendedLabel="Suspended" />
    )),
  },
};
export const FarTooMany: Story = {
  args: { title: 'First goal', columns: 2, children: named(Array.from({ length: 44 }, (_, index) => `Player ${index + 1}`)) },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>] };

export const ClosedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const head = within(canvasElement).getByText('Match result').closest('summary');
    await userEvent.tab();
    await expect(head).toHaveFocus();
    // Instead of Enter: a synthetic key event does not toggle a `summary`.
    head?.click();
    await expect(within(canvasElement).getByText('Draw')).not.toBeVisible();
  },
};

export const Hostile: Story = {
  args: { title: longName, note: longWords, children: named([longName, rtlName]) },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};
