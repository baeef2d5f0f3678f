import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fault, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { emptyStatement, wireStatement } from '../testing/index.ts';
import { slotsOf, type ActivityPeriod } from './activity-period.ts';
import { ActivityView } from './ActivityView.tsx';

type ActivityStory = { statement: NonNullable<FakeHandlers['frontGetActivityStatement']>; start: ActivityPeriod };

function Controlled({ start }: { start: ActivityPeriod }) {
  const [period, setPeriod] = useState(start);
  return <ActivityView period={period} onPeriodChange={setPeriod} />;
}

const meta: Meta<ActivityStory> = {
  title: 'Account/Activity/ActivityView',
  subcomponents: { ActivityView },
  args: {
    statement: ({ from, to, by }) => wireStatement(slotsOf({ from, to, by: by ?? 'day' })),
    start: { span: 'month', day: '2026-10-20' },
  },
  render: ({ statement, start }, { loaded }) => (
    <StoryView loaded={loaded} handlers={{ frontGetActivityStatement: statement }} player={wirePlayer()}>
      <Controlled start={start} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<ActivityStory>;
type Play = NonNullable<Story['play']>;

const waitForContent: Play = async ({ canvas }) => void (await canvas.findAllByText('Net result by day'));

/** A month is shown in parts of seven days, with their total. */
export const Default: Story = {
  play: async (context) => {
    await waitForContent(context);
    const table = within(context.canvas.getByRole('table', { name: 'Activity: October 2026' }));
    // The headings, five parts and the total.
    await expect(table.getAllByRole('row')).toHaveLength(7);
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: waitForContent };

export const Light: Story = { globals: { scheme: 'light' }, play: waitForContent };

export const InFinnish: Story = { globals: { locale: 'fi' }, play: async ({ canvas }) => void (await canvas.findAllByText('Tulos päivittäin')) };

export const LongText: Story = {
  globals: { locale: 'pseudo', formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('slider')),
};

export const Year: Story = {
  args: { start: { span: 'year', day: '2025-10-20' } },
  play: async ({ canvas }) => void (await canvas.findAllByText('Net result by month')),
};

/** One day has figures, but no charts. */
export const Day: Story = {
  args: { start: { span: 'day', day: '2026-10-20' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Net result');
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const Empty: Story = {
  args: { statement: () => emptyStatement },
  play: async ({ canvas }) => void (await canvas.findByText('No activity in this period')),
};

export const Failed: Story = {
  args: {
    statement: () => {
      throw fault('network');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('Your activity could not be loaded')),
};

const statement = fn(({ from, to, by }: { from: string; to: string; by?: 'day' | 'month' | undefined }) =>
  wireStatement(slotsOf({ from, to, by: by ?? 'day' })),
);

/** Arrow keys change the span; the button shows the previous period. */
export const ByKeyboard: Story = {
  args: { statement },
  play: async (context) => {
    const { canvas } = context;
    await waitForContent(context);
    canvas.getByRole('tab', { name: 'Month' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(statement).toHaveBeenLastCalledWith({ from: '2026-10-19', to: '2026-10-25', by: 'day' }, expect.anything()));
    canvas.getByRole('button', { name: 'Previous period' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(statement).toHaveBeenLastCalledWith({ from: '2026-10-12', to: '2026-10-18', by: 'day' }, expect.anything()));
  },
};
