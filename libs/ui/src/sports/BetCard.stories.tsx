import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StateTag } from '../feedback/StateTag.tsx';
import { hostileAmounts, longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { BetCard } from './BetCard.tsx';
import { CashOutRow } from './CashOutRow.tsx';

const meta = {
  title: 'UI/Sports/BetCard',
  component: BetCard,
  args: {
    title: 'Combo, 3 picks',
    placed: '20 Nov, 18:41 · 48219',
    state: (
      <StateTag state="open" isBoxed>
        Open
      </StateTag>
    ),
    legs: [
      { id: '1', title: 'Harrow Vale to win', event: 'Harrow Vale v Kestrel Town', odds: '2.10', result: 'won', resultText: 'Won' },
      { id: '2', title: 'Over 2.5 goals', event: 'Aldermoor v Port Selby', odds: '1.80', result: 'open', resultText: 'Open' },
      { id: '3', title: 'Vantaa Nord to win', event: 'Vantaa Nord v Isokari', odds: '1.70', result: 'open', resultText: 'Open' },
    ],
    stakeLabel: 'Stake',
    stake: '€10.00',
    returnLabel: 'Potential return',
    returned: '€64.26',
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof BetCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const settled = { returnLabel: 'Paid' };

export const Open: Story = { args: { children: <CashOutRow cashOut={{ state: 'offer', text: 'Cash out €7.40', onTake: () => undefined }} /> } };
export const Won: Story = {
  args: {
    ...settled,
    isWin: true,
    state: (
      <StateTag state="won" isBoxed>
        Won
      </StateTag>
    ),
    legs: meta.args.legs.map((leg) => ({ ...leg, result: 'won', resultText: 'Won' })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('article', { name: 'Combo, 3 picks' })).toBeVisible();
    await expect(within(canvasElement).getAllByText('Won')).toHaveLength(4);
  },
};
export const Lost: Story = {
  args: {
    ...settled,
    returned: '€0.00',
    state: (
      <StateTag state="lost" isBoxed>
        Lost
      </StateTag>
    ),
    legs: meta.args.legs.map((leg, index) => ({ ...leg, result: index === 1 ? 'lost' : 'void', resultText: index === 1 ? 'Lost' : 'Void' })),
  },
};
export const FarTooMany: Story = {
  args: {
    title: 'Combo, 20 picks',
    legs: Array.from({ length: 20 }, (_, index) => ({
      id: `${index}`,
      title: `Pick ${index + 1}`,
      event: 'Vantaa Nord v Isokari',
      odds: '1.70',
      result: 'open',
      resultText: 'Open',
    })),
  },
};
export const Hostile: Story = {
  args: {
    title: longName,
    placed: longWords,
    state: (
      <StateTag state="pending" isBoxed>
        {longName.slice(0, 60)}
      </StateTag>
    ),
    legs: [
      { id: '1', title: longName, event: longWords, odds: '99,999,999.99', result: 'won', resultText: longWords },
      { id: '2', title: rtlName, event: '', odds: '1.01', result: 'void', resultText: 'Void' },
    ],
    stake: hostileAmounts.huge,
    returned: hostileAmounts.negative,
    returnLabel: longWords,
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};
