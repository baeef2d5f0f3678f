import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { hostileAmounts, translatePage } from '../testing/index.ts';
import { MoneyText } from './MoneyText.tsx';

const balances = ['€497.60', '€497.40', '€497.20', '€1,012.20'];

const meta = { title: 'UI/Money/MoneyText', component: MoneyText, args: { children: '€497.60' } } satisfies Meta<typeof MoneyText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Real and bonus money have the same colours everywhere. */
export const Kinds: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <MoneyText size="l">€497.60</MoneyText>
      <MoneyText size="m" kind="real">
        €412.60
      </MoneyText>
      <MoneyText kind="bonus">€85.00</MoneyText>
      <MoneyText kind="locked">€120.00</MoneyText>
      <MoneyText>−€12.40</MoneyText>
    </div>
  ),
};

/** Digits that change cross-fade; afterwards the amount is one text node again. */
export const Changes: Story = {
  render: function Changing() {
    const [bets, setBets] = useState(0);
    return (
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <MoneyText isLive size="l">
          {balances[bets % balances.length] ?? ''}
        </MoneyText>
        <Button onClick={() => setBets(bets + 1)}>Bet €0.20</Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByText('€497.20')).toBeVisible());
  },
};

export const Hostile: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, width: 288 }}>
      {Object.values(hostileAmounts).map((amount) => (
        <MoneyText key={amount} size="l" kind="real">
          {amount}
        </MoneyText>
      ))}
    </div>
  ),
};

/** After the browser has translated the page, the balance is still current. */
export const Translated: Story = {
  ...Changes,
  play: async ({ canvas, canvasElement }) => {
    translatePage(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelector('[translate=no]')).toHaveTextContent(/^€497.40$/));
    translatePage(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelector('[translate=no]')).toHaveTextContent(/^€497.20$/));
  },
};
