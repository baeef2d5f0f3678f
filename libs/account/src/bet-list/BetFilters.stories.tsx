import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { BetFilters, type BetResult } from './BetFilters.tsx';
import type { Period } from '../period/period.ts';

const range = { from: '2026-11-13T18:41:00.000Z', to: '2026-11-20T18:41:00.000Z' };

type FiltersStory = {
  startPeriod: Period;
  startResult: BetResult;
  onPeriodChange: (period: Period) => void;
  onResultChange: (result: BetResult) => void;
};

/** Filters with the state of their page and the panel they control. */
function Controlled({ startPeriod, startResult, onPeriodChange, onResultChange }: FiltersStory) {
  const [period, setPeriod] = useState(startPeriod);
  const [result, setResult] = useState(startResult);
  return (
    <div style={{ containerType: 'inline-size' }}>
      <BetFilters
        period={period}
        range={range}
        result={result}
        panelId="bets"
        onPeriodChange={(next) => {
          setPeriod(next);
          onPeriodChange(next);
        }}
        onResultChange={(next) => {
          setResult(next);
          onResultChange(next);
        }}
      />
      <div id="bets" role="tabpanel" aria-label="Your bets" />
    </div>
  );
}

const meta: Meta<FiltersStory> = {
  title: 'Account/Bet list/BetFilters',
  args: { startPeriod: { kind: '7d' }, startResult: 'all', onPeriodChange: fn(), onResultChange: fn() },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <Controlled {...args} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<FiltersStory>;

/** Arrow keys, Home and End choose the period; End chooses the custom one and shows its dates. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPeriodChange).toHaveBeenLastCalledWith({ kind: '30d' });
    await userEvent.keyboard('{End}');
    await canvas.findByRole('group', { name: 'From' });
    await userEvent.keyboard('{Home}');
    await expect(args.onPeriodChange).toHaveBeenLastCalledWith({ kind: '24h' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Result' }), 'won');
    await expect(args.onResultChange).toHaveBeenLastCalledWith('won');
  },
};

const custom: Partial<FiltersStory> = { startPeriod: { kind: 'custom', from: '2026-11-01', to: '2026-11-20' }, startResult: 'returned' };

export const Custom: Story = { args: custom };

export const Tablet: Story = { args: custom, globals: { formFactor: 'tablet' } };

export const Phone: Story = { args: custom, globals: { formFactor: 'phone' } };

export const Light: Story = { args: custom, globals: { scheme: 'light' } };

export const Marlowe: Story = { args: custom, globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { args: custom, globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { args: custom, globals: { locale: 'pseudo' } };

export const LongTextOnPhone: Story = { args: custom, globals: { locale: 'pseudo', formFactor: 'phone' } };
