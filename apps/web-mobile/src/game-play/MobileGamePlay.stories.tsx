import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  requiredLimits,
  wireLimits,
  wireMoneyLimit,
  wirePlayer,
  wirePlaying,
  wireSessionLimit,
  type FakeHandlers,
  type WirePlayer,
} from '@playfront/auth/testing';
import type { GameMode } from '@playfront/casino';
import { createCatalogue, gamePageUrl, wireGame, wireGames } from '@playfront/casino/testing';
import { emptyBalance, RequiredLimits, SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { buttonClass, Toaster } from '@playfront/ui';
import { MobileGamePlay } from './MobileGamePlay.tsx';

type PlayStory = Pick<SiteStoryProps, 'onAddress' | 'onOverlay'> & {
  player: WirePlayer | undefined;
  slug: string;
  mode: GameMode;
  handlers: FakeHandlers;
};

const game = wireGame();
const catalogue = createCatalogue([game, ...wireGames(12).slice(1)]);
const playing = wirePlaying({ started_at: '2026-11-20T15:42:00.000Z', minutes: 24, staked: 84, won: 71.6, net: -12.4 });
const opening: FakeHandlers = {
  ...catalogue,
  frontGetPlayerLimits: () => playing,
  frontGetGameUrl: () => ({ status: 1, url: gamePageUrl, round_session_id: '1e0f7a52-5cf2-4a6e-a1a4-6fdd8f7c0c11' }),
};

const meta: Meta<PlayStory> = {
  title: 'Web mobile/Game play/MobileGamePlay',
  subcomponents: { MobileGamePlay },
  globals: { formFactor: 'phone' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { player: undefined, slug: game.slug, mode: 'demo', handlers: opening, onAddress: fn(), onOverlay: fn() },
  render: ({ player, slug, mode, handlers, onAddress, onOverlay }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      formFactor="mobile"
      address={`/online-casino?game=${slug}&mode=${mode}`}
      handlers={handlers}
      onAddress={onAddress}
      onOverlay={onOverlay}
      {...(player && { player })}
    >
      <Toaster label="Notifications" closeLabel="Close">
        <MobileGamePlay address={{ slug, mode }} />
      </Toaster>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<PlayStory>;
type Play = NonNullable<Story['play']>;

const waitForGame: Play = async ({ canvas }) => void (await canvas.findByTitle('Lantern Coast, the game'));
const tabsIntoFrame = { without: { focus: 'Tab moves into the game frame, which has its own focus' } };

/** The page has the name of the game; free play is labelled, and can be switched to real money. */
export const FreePlay: Story = {
  parameters: tabsIntoFrame,
  play: async (context) => {
    const { canvas, args } = context;
    await waitForGame(context);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lantern Coast' })).toBeInTheDocument();
    await expect(document.title).toContain('Lantern Coast');
    await expect(canvas.getByText('You are currently in free play')).toBeVisible();
    canvas.getByRole('button', { name: 'Real money' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino?game=lantern-coast&mode=real');
  },
};

/** Clock and result of a play session that began before the page was opened. */
export const RealMoney: Story = {
  parameters: tabsIntoFrame,
  args: { player: wirePlayer(), mode: 'real' },
  play: async (context) => {
    await waitForGame(context);
    await context.canvas.findByText('−€12.40');
    await context.canvas.findByText(/^00:24:/);
    await expect(context.canvas.getByRole('button', { name: 'Real money', pressed: true })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Free play', pressed: false })).toBeVisible();
    await expect(context.canvas.queryByText('You are currently in free play')).toBeNull();
  },
};

const withLimits: FakeHandlers = {
  ...opening,
  frontGetPlayerLimits: () => ({ ...playing, limits: [wireMoneyLimit({ kind: 'loss', amount: 50, used: 12, remaining: 38 }), wireSessionLimit()] }),
};

/** A game that cannot be played free has no switch. */
export const WithoutFreePlay: Story = {
  parameters: tabsIntoFrame,
  args: {
    player: wirePlayer(),
    mode: 'real',
    handlers: { ...opening, ...createCatalogue([wireGame({ has_demo: false })]) },
  },
  play: async (context) => {
    await waitForGame(context);
    await expect(context.canvas.queryByRole('button', { name: 'Real money' })).toBeNull();
  },
};

/** The remaining amounts of the limits that the player has set. */
export const WithLimits: Story = {
  parameters: tabsIntoFrame,
  args: { player: wirePlayer(), mode: 'real', handlers: withLimits },
  play: async ({ canvas }) => {
    await canvas.findByText('€38.00 left today');
    await canvas.findByText('48 min left today');
  },
};

/** The limits required by law must be set first: there is no session yet, and the deposit is not highlighted. */
export const LimitsFirst: Story = {
  beforeEach: () => RequiredLimits.preload(),
  args: { player: wirePlayer(), mode: 'real', handlers: { ...opening, frontGetPlayerLimits: () => wireLimits({}, requiredLimits) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Save and play' });
    await expect(canvas.queryByRole('region', { name: 'Session' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveClass(buttonClass({ variant: 'secondary' }));
  },
};

export const EmptyBalance: Story = {
  parameters: tabsIntoFrame,
  args: { player: wirePlayer(emptyBalance), mode: 'real' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Your balance is €0.00' })),
};

/** Real money needs a player: Enter on "Log in" opens the dialog. */
export const Visitor: Story = {
  args: { mode: 'real' },
  play: async ({ canvas, args }) => {
    const logIn = (await canvas.findAllByRole('button', { name: 'Log in' })).at(-1);
    logIn?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOverlay).toHaveBeenLastCalledWith('login');
  },
};

export const Loading: Story = {
  args: { handlers: { frontGetGames: () => new Promise(() => {}) } },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'Opening the game' })),
};

export const NotFound: Story = {
  args: { slug: 'unknown' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'No game found' })),
};

export const Light: Story = { globals: { scheme: 'light' }, args: { mode: 'real' } };

export const LongText: Story = { globals: { locale: 'pseudo' }, args: { player: wirePlayer(emptyBalance), mode: 'real' } };
