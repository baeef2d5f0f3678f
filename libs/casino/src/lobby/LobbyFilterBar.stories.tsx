import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { FakeHandlers } from '@playfront/auth/testing';
import { longName, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { createCatalogue, LobbyStory, wireGame, wireGames } from '../testing/index.ts';
import { LobbyFilterBar } from './LobbyFilterBar.tsx';

type BarStory = { handlers: FakeHandlers; address: string; onAddress: (address: string) => void };

const meta: Meta<BarStory> = {
  title: 'Casino/Lobby/LobbyFilterBar',
  parameters: { layout: 'fullscreen' },
  args: { handlers: createCatalogue(wireGames(90)), address: '/online-casino', onAddress: fn() },
  render: ({ handlers, address, onAddress }, { loaded }) => (
    <LobbyStory loaded={loaded} handlers={handlers} address={address} onAddress={onAddress}>
      <LobbyFilterBar />
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<BarStory>;
type Play = NonNullable<Story['play']>;

const untilLoaded: Play = async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Roulette' }));

/** Every choice is in the URL: Enter on a chip, then letters in the search. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await untilLoaded(context);
    canvas.getByRole('button', { name: 'Roulette' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino?category=roulette'));
    await expect(canvas.getByRole('button', { name: 'Roulette' })).toHaveAttribute('aria-pressed', 'true');
    canvas.getByRole('searchbox', { name: 'Find a game' }).focus();
    await userEvent.keyboard('reef');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino?category=roulette&q=reef'));
  },
};

export const AllSet: Story = {
  args: { address: '/online-casino?collection=new-games&providers=1,3&sort=rtp&q=coast' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Find a game' })).toHaveValue('coast');
    await expect(await canvas.findByRole('button', { name: 'New games' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The facets are loading: "All games" is shown from the start. */
export const Loading: Story = {
  args: { handlers: { frontGetGames: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'All games' })).toHaveAttribute('aria-pressed', 'true');
  },
};

const openSheet: Play = async ({ canvasElement }) => {
  const button = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('[aria-haspopup="dialog"]:not([aria-expanded])');
    if (!found) throw new Error('There is no button of the sheet');
    return found;
  });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: untilLoaded };

export const SheetOnPhone: Story = { globals: { formFactor: 'phone' }, play: openSheet };

export const SheetOnPhoneInPseudo: Story = { globals: { formFactor: 'phone', locale: 'pseudo' }, play: openSheet };

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: untilLoaded };

export const Light: Story = { globals: { scheme: 'light' }, play: untilLoaded };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: untilLoaded };

export const InFinnish: Story = { globals: { locale: 'fi' } };

export const LongText: Story = { globals: { locale: 'pseudo' } };

/** Two hundred studios, some with names that hardly fit a list. */
const manyStudios = Array.from({ length: 200 }, (_, index) =>
  wireGame({
    id: index + 1,
    slug: `game-${index}`,
    provider: { id: index + 1, slug: `s-${index}`, name: [longName, rtlName, zeroWidthName][index] ?? `Studio ${index}` },
  }),
);

export const Hostile: Story = { args: { handlers: createCatalogue(manyStudios), address: '/online-casino?providers=1,2,3' } };

export const HostileSheetOnPhone: Story = {
  args: { handlers: createCatalogue(manyStudios), address: '/online-casino?providers=1,2,3' },
  globals: { formFactor: 'phone' },
  play: openSheet,
};
