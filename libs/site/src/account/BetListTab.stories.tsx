import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wireBetList } from '@playfront/account/testing';
import { fault, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { SiteStory } from '../testing/index.ts';
import { BetListTab } from './BetListTab.tsx';

type TabStory = { bets: NonNullable<FakeHandlers['frontGetBetList']>; address: string; onAddress: (address: string) => void };

const meta: Meta<TabStory> = {
  title: 'Site/Account/BetListTab',
  component: BetListTab,
  args: { bets: () => wireBetList(), address: '/user-management?tab=bet-list', onAddress: fn() },
  render: ({ bets, address, onAddress }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      handlers={{ frontGetBetList: bets }}
      player={wirePlayer()}
      address={address}
      onAddress={onAddress}
    >
      <BetListTab />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<TabStory>;

/** The arrow keys choose another period, which is stored in the URL. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('Jade Coil');
    canvas.getByRole('tab', { name: '7 days' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=bet-list&period=30d'));
  },
};

/** Reloading or sharing shows the same page of the same period. */
export const FromAddress: Story = {
  args: { address: '/user-management?tab=bet-list&period=30d&page=4' },
  play: async ({ canvas }) => {
    await canvas.findByText('Jade Coil');
    await expect(canvas.getByRole('tab', { name: '30 days' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Loading: Story = { args: { bets: () => new Promise(() => {}) } };

export const Empty: Story = {
  args: { bets: () => wireBetList({ bets: [], total: 0 }) },
  play: async ({ canvas }) => void (await canvas.findByText('No bets in this period')),
};

export const NotLoaded: Story = {
  args: {
    bets: () => {
      throw fault('server');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('Your bets could not be loaded')),
};

/** URL values that no link of the site has. */
export const Hostile: Story = {
  args: { address: '/user-management?tab=bet-list&from=2026-02-31&to=%3Cb%3E&page=-7' },
  play: async ({ canvas }) => {
    await canvas.findByText('Jade Coil');
    await expect(canvas.getByRole('tab', { name: '7 days' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: async ({ canvas }) => void (await canvas.findByText('Jade Coil')) };
