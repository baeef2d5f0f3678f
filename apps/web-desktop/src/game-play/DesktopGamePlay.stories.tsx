import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wirePlayer, wirePlaying, type FakeHandlers, type WirePlayer } from '@playfront/auth/testing';
import type { GameMode } from '@playfront/casino';
import { createCatalogue, gamePageUrl, wireGame, wireGames } from '@playfront/casino/testing';
import { emptyBalance, SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { Toaster } from '@playfront/ui';
import { DesktopGamePlay } from './DesktopGamePlay.tsx';

type PlayStory = Pick<SiteStoryProps, 'onOverlay'> & { player: WirePlayer | undefined; slug: string; mode: GameMode; handlers: FakeHandlers };

const game = wireGame();
const catalogue = createCatalogue([game, ...wireGames(12).slice(1)]);
const opening: FakeHandlers = {
  ...catalogue,
  frontGetPlayerLimits: () => wirePlaying({ started_at: '2026-11-20T15:42:00.000Z', minutes: 24, staked: 84, won: 71.6, net: -12.4 }),
  frontGetGameUrl: () => ({ status: 1, url: gamePageUrl, round_session_id: '1e0f7a52-5cf2-4a6e-a1a4-6fdd8f7c0c11' }),
};

const meta: Meta<PlayStory> = {
  title: 'Web desktop/Game play/DesktopGamePlay',
  subcomponents: { DesktopGamePlay },

  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { player: undefined, slug: game.slug, mode: 'demo', handlers: opening, onOverlay: fn() },
  render: ({ player, slug, mode, handlers, onOverlay }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}

      address={`/online-casino?game=${slug}&mode=${mode}`}
      handlers={handlers}
      onOverlay={onOverlay}
      {...(player && { player })}
    >
      <Toaster label="Notifications" closeLabel="Close">
        <DesktopGamePlay address={{ slug, mode }} />
      </Toaster>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<PlayStory>;
type Play = NonNullable<Story['play']>;

const waitForGame: Play = async ({ canvas }) => void (await canvas.findByTitle('Lantern Coast, the game'));
const tabsIntoFrame = { without: { focus: 'Tab moves into the game frame, which has its own focus' } };

/** The page has the name of the game. */
export const FreePlay: Story = {
  parameters: tabsIntoFrame,
  play: async (context) => {
    const { canvas } = context;
    await waitForGame(context);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lantern Coast' })).toBeInTheDocument();
    await expect(document.title).toContain('Lantern Coast');
    await canvas.findByRole('heading', { level: 2, name: /Fieldnote/ });
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
