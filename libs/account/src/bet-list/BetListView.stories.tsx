import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { fault, StoryView, wirePlayer, type FakeHandlers, type WirePlayer } from '@playfront/auth/testing';
import { hostileBets, hostileSummary, roundLinks, wireBetList, wireBets, wireRound } from '../testing/index.ts';
import type { Period } from '../period/period.ts';
import { PrintButton } from '../print/PrintButton.tsx';
import { PrintFailure } from '../print/PrintFailure.tsx';
import { BetListView } from './BetListView.tsx';

type BetListStory = { bets: NonNullable<FakeHandlers['frontGetBetList']>; startPeriod: Period; startPage: number; player: WirePlayer | undefined };

function Controlled({ startPeriod, startPage }: Pick<BetListStory, 'startPeriod' | 'startPage'>) {
  const [period, setPeriod] = useState(startPeriod);
  const [page, setPage] = useState(startPage);
  return <BetListView period={period} page={page} onPeriodChange={setPeriod} onPageChange={setPage} {...roundLinks} />;
}

const week = wireBetList({ bets: wireBets(24) });

const meta: Meta<BetListStory> = {
  title: 'Account/Bet list/BetListView',
  subcomponents: { PrintButton, PrintFailure },
  args: { bets: () => week, startPeriod: { kind: '7d' }, startPage: 1, player: wirePlayer() },
  render: ({ bets, startPeriod, startPage, player }, { loaded }) => (
    <StoryView loaded={loaded} handlers={{ frontGetBetList: bets, frontGetRound: () => wireRound() }} {...(player ? { player } : {})}>
      <Controlled startPeriod={startPeriod} startPage={startPage} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<BetListStory>;
type Play = NonNullable<Story['play']>;

const waitForContent: Play = async ({ canvas }) => void (await canvas.findAllByText('Jade Coil'));

export const Default: Story = { play: waitForContent };

/** The next page by Tab and Enter; the rows stay until the new ones have loaded. */
export const ByKeyboard: Story = {
  args: { bets: ({ page }) => wireBetList({ bets: [...wireBets(24)].map((bet) => ({ ...bet, game_name: `Page ${page ?? 1}` })) }) },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Page 1');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: '30 days' })).toHaveAttribute('aria-selected', 'true'));
    const next = await canvas.findByRole('button', { name: 'Next page' });
    while (document.activeElement !== next) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findAllByText('Page 2');
  },
};

/** A press on a bet opens its round; the name is the button for the keyboard, and Escape returns to it. */
export const RoundOpened: Story = {
  play: async ({ canvas }) => {
    const [bet] = await canvas.findAllByRole('button', { name: /^Show the round of Lantern Coast/ });
    bet?.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Lantern Coast' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bet).toHaveFocus());
    const [net] = await canvas.findAllByText('−€1.00');
    if (net) await userEvent.click(net);
    await screen.findByRole('dialog', { name: 'Lantern Coast' });
  },
};

export const CustomPeriod: Story = { args: { startPeriod: { kind: 'custom', from: '2026-11-01', to: '2026-11-20' } }, play: waitForContent };

const many = wireBets(214);

/** The button prints all rows of the list; afterwards the page is shown again. */
export const Printed: Story = {
  args: { bets: ({ page = 1, page_size: size = 24 }) => wireBetList({ bets: many.slice((page - 1) * size, page * size) }) },
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print');
    const printed: number[] = [];
    print.mockImplementation(() => void printed.push(canvas.getAllByRole('row').length));
    // A heading, a row for each bet, the totals.
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(24 + 2));
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toEqual([214 + 2]));
    await expect(canvas.queryByRole('navigation', { name: 'Pages of your bets' })).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(24 + 2));

    await userEvent.keyboard('{Control>}p{/Control}');
    await waitFor(() => expect(printed).toEqual([214 + 2, 214 + 2]));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(24 + 2));
  },
};

/** A page of the list fails to load: nothing is printed, and the reason is shown. */
export const PrintFails: Story = {
  args: {
    bets: ({ page_size: size = 24 }) => {
      if (size > 24) throw fault('server');
      return week;
    },
  },
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await waitForContent({ canvas } as Parameters<Play>[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await canvas.findByRole('alert');
    await expect(print).not.toHaveBeenCalled();
  },
};

export const PrintFailsOnPhone: Story = { ...PrintFails, globals: { formFactor: 'phone' } };

export const Loading: Story = { args: { bets: () => new Promise(() => {}) } };

/** The session is still being restored: no balances and no bets yet. */
export const Restoring: Story = { args: { player: undefined } };

export const Empty: Story = {
  args: { bets: () => wireBetList({ bets: [], total: 0, summary: { currency: 'EUR', staked: 0, won: 0, net: 0 } }) },
  play: async ({ canvas }) => void (await canvas.findByText('No bets in this period')),
};

let isDown = true;

/** Enter on "Try again" repeats the request. */
export const NotLoaded: Story = {
  args: {
    bets: () => {
      if (isDown) throw fault('network');
      return week;
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => void (await canvas.findByText('Your bets could not be loaded')),
};

export const LoadedAgain: Story = {
  ...NotLoaded,
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    isDown = false;
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findAllByText('Jade Coil');
  },
};

/** A hundred pages; one in the middle is open. */
export const FarTooMany: Story = {
  args: { bets: () => wireBetList({ bets: wireBets(24), total: 2400 }), startPage: 50 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Page 50' })).toHaveAttribute('aria-current', 'page');
    await canvas.findByRole('button', { name: 'Page 100' });
  },
};

/** If the page numbers do not fit, only the current one is shown. */
export const FarTooManyOnPhone: Story = {
  ...FarTooMany,
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Page 50' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: waitForContent };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: waitForContent };

export const Light: Story = { globals: { scheme: 'light' }, play: waitForContent };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: waitForContent };

export const MarloweOnPhone: Story = { globals: { brand: 'marlowe', scheme: 'dark', formFactor: 'phone' }, play: waitForContent };

export const InFinnish: Story = { globals: { locale: 'fi' }, play: waitForContent };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, play: waitForContent };

const huge = 99_999_999.99;

export const Hostile: Story = {
  args: {
    bets: () => wireBetList({ bets: [...hostileBets], total: 99_999_999, summary: hostileSummary }),
    player: wirePlayer({ total_balance: huge, real_balance: 0, bonus_balance: -0.01, locked_balance: huge }),
  },
  play: async ({ canvas }) => void (await canvas.findAllByTitle(/^Donau/)),
};

export const HostileOnPhone: Story = { ...Hostile, globals: { formFactor: 'phone' } };
