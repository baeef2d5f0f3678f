import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, refusal, wirePlayer } from '@playfront/auth/testing';
import { Link } from '@playfront/navigation';
import { buttonClass } from '@playfront/ui';
import { longName, longWords } from '@playfront/ui/testing';
import { gameOf, LobbyStory, type LobbyStoryProps } from '../testing/index.ts';
import { gamePageUrl } from '../testing/game-page.fixtures.ts';
import { GameStage } from './GameStage.tsx';
import type { GameLaunch } from './useGameLaunch.ts';

type StageStory = {
  launch: GameLaunch;
  onLogin: () => void;
  onAddress: NonNullable<LobbyStoryProps['onAddress']>;
  player?: LobbyStoryProps['player'];
};

const game = gameOf();

/** The area of the frame at the ratio of a desktop game; on a phone, the remaining height. */
const meta: Meta<StageStory> = {
  title: 'Casino/Game play/GameStage',
  parameters: { layout: 'fullscreen' },
  args: { launch: { step: 'open', game, url: gamePageUrl, reopen: () => {} }, onLogin: fn(), onAddress: fn() },
  render: ({ launch, onLogin, onAddress, player }, { loaded, globals }) => (
    <LobbyStory loaded={loaded} address="/online-casino?game=lantern-coast&mode=real" onAddress={onAddress} {...(player && { player })}>
      {/* The area around a game is dark in both schemes. */}
      <div
        data-theme="dark"
        style={{
          background: 'var(--stage)',
          color: 'var(--text)',
          ...(globals['formFactor'] === 'phone' ? { height: 640 } : { aspectRatio: '16 / 9' }),
        }}
      >
        <GameStage
          launch={launch}
          session={{ elapsedSeconds: 0, net: undefined, limits: [], hasPlayed: false, frame: { current: null }, handleMessage: fn() }}
          gameOrigins={[]}
          onLogin={onLogin}
          registerLink={
            <Link to="/sign-up" className={buttonClass({ variant: 'secondary' })}>
              Register
            </Link>
          }
          depositLink={
            <Link to="/user-management?tab=deposit" className={buttonClass({ variant: 'action' })}>
              Deposit
            </Link>
          }
          breakLink={
            <Link to="/user-management?tab=break" className={buttonClass({})}>
              See your break
            </Link>
          }
        />
      </div>
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<StageStory>;

export const Open: Story = {
  parameters: { without: { focus: 'Tab goes into the frame, whose focus is its own' } },
  play: async ({ canvas }) => void (await canvas.findByTitle('Lantern Coast, the game')),
};

const emptyBalance = wirePlayer({ total_balance: 0, real_balance: 0, bonus_balance: 0, locked_balance: 0 });

/** A player with nothing to play with: deposit first, then free play. Dismissed, the game has the focus. */
export const EmptyBalance: Story = {
  args: { player: emptyBalance },
  parameters: { without: { focus: 'Tab goes into the frame, whose focus is its own' } },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: 'Your balance is €0.00' });
    const frame = canvas.getByTitle('Lantern Coast, the game');
    await expect(frame).toHaveAttribute('inert');
    // The browser blurs an inert element in its next frame.
    await waitFor(() => expect(frame).not.toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino?game=lantern-coast&mode=demo');
    await expect(canvas.queryByRole('heading', { name: 'Your balance is €0.00' })).toBeNull();
  },
};

export const EmptyBalanceDismissed: Story = {
  args: { player: emptyBalance },
  parameters: { without: { focus: 'Tab goes into the frame, whose focus is its own' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Look at the game first' }));
    await waitFor(() => expect(canvas.getByTitle('Lantern Coast, the game')).toHaveFocus());
  },
};

export const EmptyBalanceWithoutFreePlay: Story = {
  args: { player: emptyBalance, launch: { step: 'open', game: gameOf({ has_demo: false }), url: gamePageUrl, reopen: () => {} } },
};

export const EmptyBalanceOnPhone: Story = { args: { player: emptyBalance }, globals: { locale: 'fi', formFactor: 'phone' } };

export const Loading: Story = { args: { launch: { step: 'loading' } }, play: async ({ canvas }) => void (await canvas.findByRole('status')) };

/** URL of a game that does not exist (any more); Enter on the button opens the lobby. */
export const NotFound: Story = {
  args: { launch: { step: 'not-found' } },
  play: async ({ canvas, args }) => {
    await canvas.findByText('No game found');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino');
  },
};

/** Real money needs a player: log in, register, or free play, in this order by Tab. */
export const Login: Story = {
  args: { launch: { step: 'login', game } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Lantern Coast', { exact: true })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Try free' })).toHaveFocus();
  },
};

export const LoginWithoutFreePlay: Story = {
  args: { launch: { step: 'login', game: gameOf({ has_demo: false }) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/play money/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Try free' })).toBeNull();
  },
};

export const LoginOnPhone: Story = { args: { launch: { step: 'login', game } }, globals: { formFactor: 'phone' } };

export const LoginInFinnish: Story = { args: { launch: { step: 'login', game } }, globals: { locale: 'fi', formFactor: 'phone' } };

export const LoginInPseudo: Story = { args: { launch: { step: 'login', game } }, globals: { locale: 'pseudo', formFactor: 'phone' } };

const retry = fn();

/** Refused during a break; Enter opens the break. */
export const OnABreak: Story = {
  args: { launch: { step: 'failed', game, error: refusal('account_restricted'), retry } },
  play: async ({ canvas, args }) => {
    await canvas.findByText('The game is closed during your break');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=break');
  },
};

/** The operator gives no reason that the player could act on. */
export const Failed: Story = {
  args: { launch: { step: 'failed', game, error: fault('network'), retry } },
  play: async () => {
    retry.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** The law of the player's country permits only free play, which Enter opens. */
export const FreeOnly: Story = {
  args: { launch: { step: 'failed', game, error: refusal('game_not_available'), retry } },
  play: async ({ canvas, args }) => {
    await canvas.findByText("You can't play Lantern Coast for real money in your country. You can play it free with play money.");
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino?game=lantern-coast&mode=demo');
  },
};

export const Refused: Story = {
  args: { launch: { step: 'failed', game: gameOf({ has_demo: false }), error: refusal('game_not_available'), retry } },
};

export const Light: Story = { args: { launch: { step: 'login', game } }, globals: { scheme: 'light' } };

export const Marlowe: Story = { args: { launch: { step: 'login', game } }, globals: { brand: 'marlowe', scheme: 'light' } };

export const Hostile: Story = { args: { launch: { step: 'login', game: gameOf({ name: longName }) } } };

export const HostileOnPhone: Story = {
  args: { launch: { step: 'login', game: gameOf({ name: longWords + longName }) } },
  globals: { formFactor: 'phone' },
};
