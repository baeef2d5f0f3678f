import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { fault, storyMessages, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { wireBetList } from '../testing/bets.fixtures.ts';
import type { BetPeriod } from './bet-period.ts';
import { BetListView } from './BetListView.tsx';

type BetListStory = { bets: FakeHandlers['frontGetBetList']; locale: 'en' | 'fi'; widthPx: number; startPeriod: BetPeriod };

function Controlled({ startPeriod }: { startPeriod: BetPeriod }) {
  const [period, setPeriod] = useState(startPeriod);
  const [page, setPage] = useState(1);
  return <BetListView period={period} page={page} onPeriodChange={setPeriod} onPageChange={setPage} />;
}

const meta: Meta<BetListStory> = {
  title: 'account/BetListView',
  args: { bets: () => wireBetList(), locale: 'en', widthPx: 1100, startPeriod: { kind: '7d' } },
  loaders: [storyMessages],
  render: ({ bets, locale, widthPx, startPeriod }, { loaded }) => (
    <div style={{ maxWidth: widthPx }}>
      <StoryView loaded={loaded} handlers={bets ? { frontGetBetList: bets } : {}} locale={locale} player={wirePlayer()}>
        <Controlled startPeriod={startPeriod} />
      </StoryView>
    </div>
  ),
};
export default meta;

type Story = StoryObj<BetListStory>;

const shows =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(words);
  };

export const Default: Story = { play: shows('Jade Coil') };

export const Tablet: Story = { args: { widthPx: 772 }, play: shows('Jade Coil') };

export const Narrow: Story = { args: { widthPx: 358 }, play: shows('Jade Coil') };

export const InFinnish: Story = { args: { locale: 'fi' }, play: shows('Jade Coil') };

export const CustomPeriod: Story = { args: { startPeriod: { kind: 'custom', from: '2026-11-01', to: '2026-11-20' } }, play: shows('Jade Coil') };

export const Loading: Story = { args: { bets: () => new Promise(() => {}) } };

export const Empty: Story = {
  args: { bets: () => wireBetList({ bets: [], total: 0, summary: { currency: 'EUR', staked: 0, won: 0, net: 0 } }) },
  play: shows('No bets in this period'),
};

export const NotLoaded: Story = {
  args: {
    bets: () => {
      throw fault('network');
    },
  },
  play: shows('Your bets could not be loaded'),
};
