import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UnderlineTabs } from '../data/UnderlineTabs.tsx';
import { Keypad } from '../forms/Keypad.tsx';
import { pressKey } from '../forms/keypad-amount.ts';
import { SegmentedTabs } from '../forms/SegmentedTabs.tsx';
import { hostileAmounts, longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { BetSlip } from './BetSlip.tsx';
import { PlaceButton } from './PlaceButton.tsx';
import { SlipLeg } from './SlipLeg.tsx';
import { SlipTotals } from './SlipTotals.tsx';
import { StakeField } from './StakeField.tsx';

const place = fn();
const remove = fn();

const legs = [
  { title: 'Harrow Vale to win', market: 'Match result', event: 'Harrow Vale v Kestrel Town', odds: '2.10', isLive: true, liveLabel: 'Live' },
  {
    title: 'Over 2.5 goals',
    market: 'Goals',
    event: 'Aldermoor v Port Selby',
    odds: '1.80',
    change: { move: 'down' as const, text: 'Odds changed from 1.85 to 1.80' },
  },
  { title: 'Vantaa Nord to win', market: 'Match result', event: 'Vantaa Nord v Isokari', odds: '1.70' },
];

const picks = ['2', '5', '10', '20'].map((value) => ({ value, label: `€${value}` }));

const totals = [
  { id: 'odds', label: 'Total odds', value: '6.43' },
  { id: 'stake', label: 'Stake, from', value: '€10.00', money: { kind: 'real' as const, text: 'real money' } },
  { id: 'return', label: 'Potential return', value: '€64.26', isMain: true },
];

interface SlipProps {
  legs: readonly Omit<Parameters<typeof SlipLeg>[0], 'removeLabel' | 'onRemove'>[];
  stake: string;
  stakeError?: string;
  button: string;
  reason?: string;
  isBusy?: boolean;
  isOnPhone?: boolean;
  isEmpty?: boolean;
}

function Slip({ isOnPhone = false, isEmpty = false, ...slip }: SlipProps) {
  const [tab, setTab] = useState('slip');
  const [mode, setMode] = useState('combo');
  const [stake, setStake] = useState(slip.stake);
  const stakeField = { label: 'Stake', value: stake, onChange: setStake, symbol: '€', currency: 'EUR', error: slip.stakeError };
  const placeButton = (
    <PlaceButton onClick={place} isBusy={slip.isBusy} reason={slip.reason}>
      {slip.button}
    </PlaceButton>
  );
  return (
    <BetSlip
      label="Bet slip"
      isPlain={isOnPhone}
      tabs={
        isOnPhone ? undefined : (
          <UnderlineTabs
            label="Slip"
            isBlock
            value={tab}
            onChange={setTab}
            tabs={[
              { id: 'slip', label: 'Bet slip', count: String(slip.legs.length) },
              { id: 'bets', label: 'My bets', count: '2' },
            ]}
          />
        )
      }
      modes={
        <SegmentedTabs
          label="Kind of bet"
          block
          value={mode}
          onChange={setMode}
          tabs={[
            { id: 'single', label: 'Single' },
            { id: 'combo', label: 'Combo' },
            { id: 'system', label: 'System' },
          ]}
        />
      }
      legs={slip.legs.map((leg) => (
        <SlipLeg
          key={leg.title}
          {...leg}
          {...(isOnPhone ? { market: undefined } : {})}
          removeLabel={`Remove ${leg.title}`}
          onRemove={() => remove(leg.title)}
        />
      ))}
      empty={isEmpty ? { title: 'Your bet slip is empty', text: 'Select odds to add a bet.' } : undefined}
    >
      {isOnPhone ? (
        <>
          <StakeField
            {...stakeField}
            isLabelHidden
            inputMode="none"
            picks={[
              { value: '5', label: '+€5' },
              { value: '10', label: '+€10' },
            ]}
            picksLabel="Add to the stake"
            onAdd={setStake}
          />
          <Keypad
            label="Number keys"
            separator="."
            separatorLabel="Decimal point"
            backspaceLabel="Delete the last digit"
            onKey={(key) => setStake((text) => pressKey(text, key, { separator: '.', fractionDigits: 2, wholeDigits: 8 }))}
          />
          <SlipTotals isInline totals={totals.filter(({ id }) => id !== 'stake')} />
        </>
      ) : (
        <>
          <StakeField {...stakeField} picks={picks} picksLabel="Usual stakes" />
          <SlipTotals totals={totals} />
        </>
      )}
      {placeButton}
    </BetSlip>
  );
}

const meta = {
  title: 'UI/Sports/BetSlip',
  component: Slip,
  subcomponents: { BetSlip, SlipLeg, StakeField, SlipTotals, PlaceButton },
  args: { legs, stake: '10', button: 'Accept new odds and bet €10.00' },
  decorators: [(Story) => <div style={{ maxWidth: 336, height: 760 }}>{Story()}</div>],
} satisfies Meta<typeof Slip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Combo: Story = {};
export const Phone: Story = {
  args: { isOnPhone: true },
  globals: { formFactor: 'phone' },
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
};
export const Empty: Story = { args: { legs: [], isEmpty: true } };
export const Placing: Story = { args: { isBusy: true } };
export const TooLow: Story = { args: { stake: '0.10', stakeError: 'At least €0.50.', button: 'Bet €0.10', reason: 'The stake is too low.' } };
export const SuspendedLeg: Story = {
  args: {
    legs: [
      {
        title: 'Corran Rovers to win',
        market: 'Match result',
        event: 'Corran Rovers v Thornbury',
        odds: '2.40',
        suspendedText: 'Suspended for the moment',
      },
      ...legs,
    ],
    button: 'Bet €10.00',
    reason: 'Wait until all picks are open, or remove the suspended one.',
  },
};
export const FarTooMany: Story = {
  args: { legs: Array.from({ length: 20 }, (_, index) => ({ title: `Pick ${index + 1}`, event: 'Vantaa Nord v Isokari', odds: '1.70' })) },
  play: async ({ canvasElement }) => {
    // The button stays visible: only the picks scroll.
    const slip = within(canvasElement).getByRole('region', { name: 'Bet slip' });
    await expect(slip.getBoundingClientRect().height).toBeLessThanOrEqual(760);
  },
};

export const ByKeyboard: Story = {
  args: { stake: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Remove Over 2.5 goals' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenLastCalledWith('Over 2.5 goals');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('12.50');
    await expect(canvas.getByRole('textbox', { name: 'Stake' })).toHaveValue('12.50');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '€10', pressed: true })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(place).toHaveBeenCalledOnce();
  },
};

export const Hostile: Story = {
  args: {
    legs: [
      { title: longName, market: longName, event: rtlName, odds: '99,999,999.99', isLive: true, change: { move: 'up', text: longWords } },
      { title: rtlName, event: longName, odds: '1.01', suspendedText: longWords },
    ],
    stake: '99999999.99',
    stakeError: longWords,
    button: `Accept new odds and bet ${hostileAmounts.huge}, ${longName.slice(0, 60)}`,
    reason: longWords,
  },
};
export const HostilePhone: Story = {
  args: { ...Hostile.args, isOnPhone: true },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};
