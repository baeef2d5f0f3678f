import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue, useSetAtom } from 'jotai';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fault, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { createCatalogue, wireGame, wireGames } from '@playfront/casino/testing';
import { Button } from '@playfront/ui';
import { brokenImage, longName, longWords, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { openOverlayAtom, overlayAtom } from '../state/frame.atoms.ts';
import { SiteStory } from '../testing/index.ts';
import { forgetSearches, rememberSearch } from './recent-searches.ts';
import { SitePalette } from './SitePalette.tsx';

type PaletteStory = { handlers: FakeHandlers; isSignedIn: boolean; onAddress: (address: string) => void };

const catalogue = createCatalogue(wireGames(200));

function Page() {
  const openOverlay = useSetAtom(openOverlayAtom);
  return (
    <>
      <Button onClick={() => openOverlay('search')}>Open</Button>
      {useAtomValue(overlayAtom) === 'search' && <SitePalette />}
    </>
  );
}

const meta: Meta<PaletteStory> = {
  title: 'Site/Search/SitePalette',
  component: SitePalette,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { handlers: catalogue, isSignedIn: false, onAddress: fn() },
  render: ({ handlers, isSignedIn, onAddress }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      handlers={{ frontGetFaqTemplate: () => ({ status: 1, faqs: [] }), ...handlers }}
      onAddress={onAddress}
      {...(isSignedIn ? { player: wirePlayer() } : {})}
    >
      <Page />
    </SiteStory>
  ),
  beforeEach: forgetSearches,
};
export default meta;

type Story = StoryObj<PaletteStory>;
type Play = NonNullable<Story['play']>;

const open: Play = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
};

const search =
  (words: string): Play =>
  async (context) => {
    await open(context);
    await userEvent.keyboard(words);
  };

/** Nothing typed: the main pages and suggested categories. */
export const Default: Story = { play: open };

export const SearchedBefore: Story = {
  beforeEach: () => {
    for (const words of ['reef', longWords, rtlName]) rememberSearch(words);
  },
  play: async (context) => {
    await open(context);
    await screen.findByText('Recent searches');
  },
};

/** Letters, arrow, Enter: the second game opens free for a visitor. */
export const GoesToGame: Story = {
  parameters: { without: { console: 'React warns of a simulated key that navigates' } },
  play: async (context) => {
    await search('reef')(context);
    await screen.findAllByRole('option', { name: /Reef/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(context.args.onAddress).toHaveBeenLastCalledWith(expect.stringMatching(/^\/online-casino\?game=.*reef.*&mode=/)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Found: Story = {
  args: { isSignedIn: true },
  play: async (context) => {
    await search('reef')(context);
    await screen.findByRole('option', { name: /^Show all/ });
  },
};

const faqs = [
  {
    id: 'withdrawals',
    title: 'Withdrawals',
    questions: [
      { id: 'how', question: 'How do I withdraw?', answer_html: '<p>Choose “Withdraw”.</p>' },
      { id: 'how-long', question: 'How long does it take?', answer_html: '<p>Up to a day.</p>' },
    ],
  },
];

const helpOnly: FakeHandlers = { ...createCatalogue([]), frontGetFaqTemplate: () => ({ status: 1, faqs }) };

/** An account page and FAQ questions, found by title and keywords; the arrow keys and Enter open a question. */
export const AccountAndHelp: Story = {
  args: { isSignedIn: true, handlers: helpOnly },
  parameters: { without: { console: 'React warns of a simulated key that navigates' } },
  play: async (context) => {
    await search('withdraw')(context);
    await screen.findByRole('option', { name: 'How do I withdraw?' });
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Withdraw',
      'Transactions',
      'How do I withdraw?',
      'How long does it take?',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(context.args.onAddress).toHaveBeenLastCalledWith('/faq/withdrawals'));
  },
};

/** Visitors do not find account pages. */
export const HelpForVisitor: Story = {
  args: { handlers: helpOnly },
  play: async (context) => {
    await search('withdraw')(context);
    await screen.findByRole('option', { name: 'How do I withdraw?' });
    await expect(screen.queryByRole('option', { name: 'Withdraw' })).toBeNull();
  },
};

/** A page is found by its keywords. */
export const ByPurpose: Story = {
  // Looks like the previous story.
  tags: ['no-reference-image'],
  args: { handlers: createCatalogue([]) },
  play: async (context) => {
    await search('limits')(context);
    await screen.findByRole('option', { name: 'Responsible gaming' });
  },
};

const closedDragon = wireGame({ id: 9, slug: 'closed-dragon', name: 'Closed Dragon', status: 'maintenance' });
const dragons = createCatalogue(
  [wireGame({ name: 'Dragon Reels' }), closedDragon],
  [
    wireGame({
      id: 2,
      slug: 'dragon-baccarat',
      name: 'Dragon Baccarat',
      provider: { id: 2, slug: 'tidewater', name: 'Tidewater' },
      categories: ['baccarat', 'live-dealer'],
      collections: ['live-baccarat'],
      has_demo: false,
      table: { seats: 7, language: 'en' },
    }),
  ],
);

/** Live tables are found with the games and link to the live lobby; a game that cannot be opened is not found. */
export const LiveTables: Story = {
  args: { handlers: dragons, isSignedIn: true },
  parameters: { without: { console: 'React warns of a simulated key that navigates' } },
  play: async (context) => {
    await search('dragon')(context);
    await screen.findByRole('option', { name: /^Show all 2/ });
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Dragon ReelsFieldnote',
      'Dragon BaccaratTidewater',
      'Show all 2 games for “dragon”',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(context.args.onAddress).toHaveBeenLastCalledWith('/live-casino?game=dragon-baccarat&mode=real'));
  },
};

/** Categories and studios of the live lobby are labelled as such. */
export const LiveCategory: Story = {
  tags: ['no-reference-image'],
  args: { handlers: dragons },
  parameters: { without: { console: 'React warns of a simulated key that navigates' } },
  play: async (context) => {
    await search('live bacc')(context);
    await screen.findByRole('option', { name: /^Live baccarat/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.onAddress).toHaveBeenLastCalledWith('/live-casino?collection=live-baccarat'));
  },
};

/** The count is singular for one game, whatever the number of other results. */
export const OneGame: Story = {
  // Tests an announcement for screen readers, which is invisible.
  tags: ['no-reference-image'],
  args: { handlers: createCatalogue([wireGame({ name: 'Glass Reef' })]) },
  play: async (context) => {
    await search('glass')(context);
    await screen.findByRole('option', { name: /^Show 1 game/ });
    await expect(screen.getByText('1 game')).toHaveRole('status');
  },
};

const pendingSearch: FakeHandlers = {
  frontGetGames: (request, options) => (request.search ? new Promise(() => {}) : catalogue.frontGetGames(request, options)),
};

/** Only the games are loading: pages, studios and categories are found immediately. */
export const Loading: Story = {
  args: { handlers: pendingSearch },
  play: async (context) => {
    await search('t')(context);
    await screen.findByRole('option', { name: /^Tidewater/ });
    await expect(screen.getByRole('option', { name: 'Contact us' })).toBeVisible();
    await expect(screen.getByText('Searching')).toHaveRole('status');
  },
};

/** After another letter, the listed games that still match stay. */
export const Typing: Story = {
  args: {
    handlers: {
      frontGetGames: (request, options) => (request.search === 'glass r' ? new Promise(() => {}) : catalogue.frontGetGames(request, options)),
    },
  },
  play: async (context) => {
    await search('glass')(context);
    await screen.findByRole('option', { name: /^Show all/ });
    await userEvent.keyboard(' r');
    await expect(await screen.findByText('Searching')).toHaveRole('status');
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent ?? '');
    await expect(names.length).toBeGreaterThan(0);
    await expect(names.filter((name) => !/glass.*r/i.test(name))).toEqual([]);
  },
};

export const Empty: Story = {
  play: async (context) => {
    await search('zzzz')(context);
    await screen.findByText('No results', { selector: ':not([role="status"])' });
  },
};

/** The games fail to load: the pages found stay. */
export const NotLoaded: Story = {
  args: {
    handlers: {
      frontGetGames: () => {
        throw fault('network');
      },
    },
  },
  play: async (context) => {
    await search('contact')(context);
    await screen.findByRole('option', { name: /^Try again/ });
    await expect(screen.getByRole('option', { name: 'Contact us' })).toBeVisible();
  },
};

export const NothingLoaded: Story = {
  args: NotLoaded.args ?? {},
  play: async (context) => {
    await search('zzzz')(context);
    await screen.findByText('Search failed');
  },
};

const hostileGames = [longName, longWords, rtlName, zeroWidthName, ''].map((name, index) =>
  wireGame({
    id: index + 1,
    slug: `game-${index}`,
    name: `reef ${name}`,
    provider: { id: index + 1, slug: `s-${index}`, name },
    thumb: { w200: brokenImage, w400: brokenImage, dominant: '#553355' },
  }),
);

export const Hostile: Story = {
  args: { handlers: createCatalogue(hostileGames) },
  play: async (context) => {
    await search('reef')(context);
    await screen.findByRole('option', { name: /^Show all/ });
  },
};

export const HostileOnPhone: Story = { ...Hostile, globals: { formFactor: 'phone' } };

/** The empty result repeats the typed text. */
export const HostileWords: Story = {
  globals: { formFactor: 'phone' },
  play: async (context) => {
    await open(context);
    await userEvent.paste(longName);
    await screen.findByText('No results', { selector: ':not([role="status"])' });
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: open };

export const Light: Story = { globals: { scheme: 'light' }, play: search('reef') };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: search('reef') };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: open };

export const LongText: Story = { globals: { locale: 'pseudo' }, play: open };
