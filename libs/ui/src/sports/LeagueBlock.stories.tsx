import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FlagIcon } from '../frame/FlagIcon.tsx';
import { longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { EventRow } from './EventRow.tsx';
import { LeagueBlock } from './LeagueBlock.tsx';
import { liveEvents, StoryRow } from './sports.fixtures.tsx';

const meta = {
  title: 'UI/Sports/LeagueBlock and EventRow',
  component: LeagueBlock,
  subcomponents: { EventRow },
  args: {
    title: 'England, Northern League',
    flag: <FlagIcon country="gb" />,
    outcomes: ['1', 'X', '2'],
    secondMarket: 'Goals',
    moreLabel: 'More',
    children: liveEvents.map((event) => <StoryRow key={event.names[0]} event={event} />),
  },
} satisfies Meta<typeof LeagueBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: { formFactor: 'desktop' }, decorators: [(Story) => <div style={{ maxWidth: 800 }}>{Story()}</div>] };
export const WithoutSecondMarket: Story = {
  globals: { formFactor: 'desktop' },
  decorators: [(Story) => <div style={{ maxWidth: 700 }}>{Story()}</div>],
};
export const Phone: Story = {
  globals: { formFactor: 'phone' },
  decorators: [(Story) => <div style={{ maxWidth: 358 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    // Seven rows on a phone: 77 px each.
    const [first] = within(canvasElement).getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().height).toBeLessThanOrEqual(78);
  },
};

export const PickedByKeyboard: Story = {
  args: { children: liveEvents.slice(0, 1).map((event) => <StoryRow key={event.names[0]} event={event} />) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Harrow Vale v Kestrel Town, X, 3.20', pressed: true })).toHaveFocus();
  },
};

export const FarTooMany: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, round) => liveEvents.map((event) => <StoryRow key={`${event.names[0]} ${round}`} event={event} />)),
  },
};

const hostile = [
  {
    clock: '120+15′',
    period: longWords,
    isLive: true,
    names: [longName, rtlName],
    scores: ['99', '100'],
    prices: [{ odds: '1,001.00' }, { odds: '99,999,999.99' }, { odds: '1.01' }],
    more: '+99,999',
  },
  { clock: '19:30', period: '', names: [rtlName, ''], prices: [], more: '+0' },
] as const;

export const Hostile: Story = {
  args: {
    title: longName,
    outcomes: [longWords, 'X', rtlName],
    secondMarket: longName,
    moreLabel: longWords,
    children: hostile.map((event) => <StoryRow key={event.clock} event={event} />),
  },
};
export const HostilePhone: Story = { args: { ...Hostile.args }, decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>] };
