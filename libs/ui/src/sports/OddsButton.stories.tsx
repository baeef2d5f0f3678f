import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { OddsButton } from './OddsButton.tsx';
import { useOddsMove } from './useOddsMove.ts';

const meta = {
  title: 'UI/Sports/OddsButton',
  component: OddsButton,
  args: { odds: '2.10', label: 'Harrow Vale to win', onClick: fn() },
  decorators: [(Story) => <div style={{ width: 120 }}>{Story()}</div>],
} satisfies Meta<typeof OddsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const On: Story = { args: { isOn: true } };
export const Up: Story = { args: { odds: '2.15', label: 'Harrow Vale to win', move: 'up' } };
export const Down: Story = { args: { odds: '2.05', label: 'Harrow Vale to win', move: 'down' } };
export const Suspended: Story = { args: { suspendedLabel: 'Suspended' } };
export const WithLine: Story = { args: { line: 'O 2.5', label: 'Goals' } };
export const OnWithLine: Story = { args: { line: 'O 2.5', isOn: true, label: 'Goals' } };

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 64px)', gap: 6 }}>
      <OddsButton odds="2.10" label="Rest" />
      <OddsButton odds="2.10" label="On" isOn />
      <OddsButton odds="2.15" label="Up" move="up" />
      <OddsButton odds="2.05" label="Down" move="down" />
      <OddsButton odds="" label="Off" suspendedLabel="Suspended" />
      <OddsButton odds="1,001.00" label="Huge" />
    </div>
  ),
};

export const PickedByKeyboard: Story = {
  render: function Toggle(args) {
    const [isOn, setOn] = useState(false);
    return <OddsButton {...args} isOn={isOn} onClick={() => setOn(!isOn)} />;
  },
  play: async ({ canvasElement }) => {
    const odds = within(canvasElement).getByRole('button', { name: 'Harrow Vale to win, 2.10' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(odds).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(odds).toHaveAttribute('aria-pressed', 'false');
  },
};

export const MovesForTwoSeconds: Story = {
  render: function Moving(args) {
    const [price, setPrice] = useState(2.1);
    const odds = price.toString();
    return (
      <>
        <OddsButton {...args} odds={odds} label="Price" move={useOddsMove(price)} />
        <Button onClick={() => setPrice(2.2)}>Change</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const price = canvas.getByRole('button', { name: 'Price, 2.1' });
    const initialClass = price.className;
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(price).toHaveAccessibleName('Price, 2.2');
    await expect(price.className).not.toBe(initialClass);
    await waitFor(() => expect(price.className).toBe(initialClass));
  },
};

export const Hostile: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 6, width: 220 }}>
      <OddsButton odds="99,999,999.99" label={longName} name={longName} />
      <OddsButton odds="2.10" label={rtlName} name={rtlName} isOn />
      <OddsButton odds="2.10" label={longWords} line={longWords} move="up" />
      <OddsButton odds="99,999,999.99" label="Narrow" className="" />
    </div>
  ),
};
