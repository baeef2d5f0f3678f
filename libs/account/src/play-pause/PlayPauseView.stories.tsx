import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fault, StoryView, wirePlayer, wirePlayPause, type FakeHandlers } from '@playfront/auth/testing';
import { PlayPauseView, type PlayPauseViewProps } from './PlayPauseView.tsx';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';

type PauseStory = PlayPauseViewProps & {
  limits: NonNullable<FakeHandlers['frontGetPlayerLimits']>;
  acknowledge: NonNullable<FakeHandlers['frontAckRealityCheck']>;
};

const meta: Meta<PauseStory> = {
  title: 'Account/Play pause/PlayPauseView',
  subcomponents: { PlayPauseView, RealityCheckDialog },
  // Dialogs are open on render: each story needs its own frame, or they would cover the docs page.
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    limits: () => wirePlayPause(),
    acknowledge: fn(() => ({ status: 1 as const, break_until: null })),
    ...{ isInGame: true, onContinue: fn(), onStop: fn(), onHistory: fn(), onNothing: fn() },
  },
  render: ({ limits, acknowledge, ...props }, { loaded }) => (
    <StoryView loaded={loaded} handlers={{ frontGetPlayerLimits: limits, frontAckRealityCheck: acknowledge }} player={wirePlayer()}>
      <PlayPauseView {...props} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<PauseStory>;
const button = (name: string) => screen.findByRole('button', { name });

/** No button has the focus at first, and Escape does nothing; Tab reaches all buttons. */
export const ContinueByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await screen.findByText(/The game is paused/)).toHaveFocus());
    await expect(screen.getByText('−€22.80')).toBeVisible();
    await userEvent.keyboard('{Escape} ');
    await expect(args.acknowledge).not.toHaveBeenCalled();
    for (const name of ['View bets', 'Stop playing', 'Continue']) {
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce());
    await expect(args.onStop).not.toHaveBeenCalled();
  },
};

/** Stopping also acknowledges the check, and does not wait for the response. */
export const Stop: Story = {
  args: { acknowledge: fn(() => new Promise<never>(() => {})) },
  play: async ({ args }) => {
    await userEvent.click(await button('Stop playing'));
    await waitFor(() => expect(args.onStop).toHaveBeenCalledOnce());
    await expect(args.acknowledge).toHaveBeenCalledOnce();
  },
};

export const History: Story = {
  play: async ({ args }) => {
    await userEvent.click(await button('View bets'));
    await waitFor(() => expect(args.onHistory).toHaveBeenCalledOnce());
  },
};

/** The law requires a break: the remaining time replaces "Continue", and the end time is shown. */
export const Break: Story = {
  args: { limits: () => wirePlayPause({}, { break_seconds: 272, is_mandatory: true }) },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('timer')).toHaveTextContent(/Continue in 4:3/));
    await expect(screen.getByText(/^You can play again at \d\d:\d\d\.$/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

/** After the break, "Continue" appears. */
export const BreakEnds: Story = {
  args: { limits: () => wirePlayPause({}, { break_seconds: 0.01 }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce());
  },
};

let isAcknowledged = false;

/** The break is longer than this page knew: the remaining time is fetched again. */
export const BreakGoesOn: Story = {
  beforeEach: () => void (isAcknowledged = false),
  args: {
    limits: () => wirePlayPause({}, isAcknowledged ? { is_due: false, break_seconds: 200 } : {}),
    acknowledge: () => {
      isAcknowledged = true;
      return { status: 1, break_until: '2026-11-20T16:47:00.000Z' };
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await button('Continue'));
    await screen.findByRole('timer');
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

export const NotAcknowledged: Story = {
  args: {
    acknowledge: () => {
      throw fault('network');
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await button('Continue'));
    await screen.findByRole('alert');
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

/** Not in a game: the player returned long after the last bet. */
export const Elsewhere: Story = { args: { isInGame: false } };

/** The break was started on another device while a game was open. */
export const PlayerOnBreak: Story = {
  args: { limits: () => wirePlayPause({ session: null, break_until: '2026-11-27T16:47:00.000Z' }, { is_due: false }) },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'You are on a break' });
    await userEvent.click(await button('Close game'));
    await waitFor(() => expect(args.onStop).toHaveBeenCalledOnce());
    await expect(args.acknowledge).not.toHaveBeenCalled();
  },
};

/** A break, but no game is open. */
export const BreakOutsideOfGames: Story = {
  args: { ...PlayerOnBreak.args, isInGame: false },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNothing).toHaveBeenCalled());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The check was acknowledged in another tab. */
export const NoLongerDue: Story = {
  args: { limits: () => wirePlayPause({}, { is_due: false }) },
  play: async ({ args }) => void (await waitFor(() => expect(args.onNothing).toHaveBeenCalled())),
};

export const Loading: Story = { args: { limits: () => new Promise(() => {}) } };

export const NotLoaded: Story = {
  args: {
    limits: () => {
      throw fault('server');
    },
  },
  play: async () => void (await button('Try again')),
};

const hostileSession = {
  started_at: '2026-11-20T15:42:00.000Z',
  minutes: 1439,
  currency: 'EUR',
  staked: 90_071_992_547.99,
  won: 0,
  net: -90_071_992_547.99,
} as const;

export const Hostile: Story = { args: { limits: () => wirePlayPause({ session: hostileSession }) }, globals: { formFactor: 'phone' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const BreakOnPhone: Story = { ...Break, globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
