import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fault, StoryView, type FakeHandlers } from '@playfront/auth/testing';
import { longName, longWords, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { wireEvent, wireEvents, wireGroups, wireTree } from './events.fixtures.ts';
import { SportsView } from './SportsView.tsx';

type SportsStory = { handlers: FakeHandlers; address: string };

const offered: FakeHandlers = {
  frontGetGameGroupList: () => wireGroups(true),
  frontGetSportsTree: () => wireTree(),
  frontGetEvents: ({ sport }) => (sport === 'football' ? wireEvents() : wireEvents({ events: [], total: 0 })),
};

const meta: Meta<SportsStory> = {
  title: 'Sportsbook/Events/SportsView',
  args: { handlers: offered, address: '/sports' },
  render: ({ handlers, address }, { loaded }) => (
    <StoryView loaded={loaded} handlers={handlers}>
      <MemoryRouter initialEntries={[address]}>
        <SportsView casinoLink={<a href="#casino">See all games</a>} />
      </MemoryRouter>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<SportsStory>;
type Play = NonNullable<Story['play']>;

const untilLoaded: Play = async ({ canvas }) => void (await canvas.findAllByText('Eldmere Rovers'));

/** Read-only odds: a match has no buttons. Enter on another sport shows its events. */
export const Default: Story = {
  play: async (context) => {
    await untilLoaded(context);
    const { canvas } = context;
    await canvas.findAllByText('3.65');
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    canvas.getByRole('button', { name: /^Tennis/ }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('No upcoming events');
    await expect(canvas.getByRole('button', { name: /^Tennis/ })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The operator does not have game group 2. */
export const NotOffered: Story = {
  args: { handlers: { frontGetGameGroupList: () => wireGroups(false) } },
  play: async ({ canvas }) => {
    await canvas.findByText("Sports betting isn't available here");
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See all games' })).toHaveFocus();
  },
};

export const NotOfferedOnPhone: Story = { ...NotOffered, globals: { formFactor: 'phone' } };

export const Loading: Story = { args: { handlers: { frontGetGameGroupList: () => new Promise(() => {}) } } };

export const EventsLoading: Story = {
  args: { handlers: { ...offered, frontGetEvents: () => new Promise(() => {}) } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: /^Football/ })),
};

export const NotLoaded: Story = {
  args: {
    handlers: {
      frontGetGameGroupList: () => {
        throw fault('network');
      },
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

let isDown = true;

/** The sports load at the first attempt, their events at the second. */
export const EventsLoadedAgain: Story = {
  args: {
    handlers: {
      ...offered,
      frontGetEvents: () => {
        if (isDown) throw fault('server');
        return wireEvents();
      },
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (context) => {
    const retry = await context.canvas.findByRole('button', { name: 'Try again' });
    isDown = false;
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await untilLoaded(context);
  },
};

export const FarTooMany: Story = {
  args: { handlers: { ...offered, frontGetEvents: ({ page }) => wireEvents({ total: 4000, events: [wireEvent({ home: `Page ${page}` })] }) } },
  play: async ({ canvas }) => {
    await canvas.findByTitle('Page 1');
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTitle('Page 2')).toBeVisible());
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: untilLoaded };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: untilLoaded };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: untilLoaded };

const [result] = wireEvent().markets;
const hostile = [
  wireEvent({ id: '1', home: longName, away: longWords, region: longWords, league: { id: 'a', name: longName } }),
  wireEvent({ id: '2', home: rtlName, away: zeroWidthName, markets: [] }),
  wireEvent({
    id: '3',
    home: '',
    away: '',
    markets: result
      ? [
          {
            ...result,
            outcomes: [
              { id: 'home', odds: 99_999.99 },
              { id: 'away', odds: 1 },
            ],
          },
        ]
      : [],
  }),
];

export const Hostile: Story = {
  args: { handlers: { ...offered, frontGetEvents: () => wireEvents({ events: hostile }) }, address: '/sports?sport=%3Cb%3E' },
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findByTitle(rtlName)),
};
