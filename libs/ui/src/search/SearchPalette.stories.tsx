import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { IconCards, IconHistory } from '../icons.ts';
import { SearchField } from '../filters/SearchField.tsx';
import { games } from '../images.fixtures.ts';
import { brokenImage, longestWords, longName, rtlName, zeroWidthName } from '../testing/index.ts';
import type { PaletteResults } from './palette.ts';
import { PaletteImage } from './PaletteImage.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SearchPalette } from './SearchPalette.tsx';
import type { SearchPaletteProps } from './SearchPalette.tsx';
import { searchKey, searchKeys, useSearchKey } from './useSearchKey.ts';

const found: Extract<PaletteResults, { kind: 'ready' }> = {
  kind: 'ready',
  groups: [
    {
      id: 'games',
      label: 'Games',
      items: games.slice(0, 4).map(({ name, provider, art }) => ({
        id: name.replaceAll(/\W/g, ''),
        label: name,
        hint: provider,
        lead: <PaletteImage art={art} />,
        href: `#${name}`,
      })),
    },
    { id: 'pages', label: 'Pages', items: [{ id: 'casino', label: 'Casino', lead: <IconCards size={20} />, href: '#casino' }] },
  ],
};

const recent: PaletteResults = {
  kind: 'ready',
  groups: [
    {
      id: 'recent',
      label: 'Recent searches',
      items: ['lantern', 'blackjack'].map((label) => ({ id: label, label, lead: <IconHistory size={20} /> })),
    },
  ],
};

const meta = {
  title: 'UI/Search/SearchPalette',
  component: SearchPalette,
  subcomponents: { PaletteImage },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    label: 'Search',
    placeholder: 'Game, provider or page',
    closeLabel: 'Close search',
    query: 'l',
    onQueryChange: fn(),
    maxQueryLength: 80,
    results: found,
    countLabel: '5 results',
    onChoose: fn(),
  },
  render: function Stateful(args) {
    const [query, setQuery] = useState(args.query);
    return <SearchPalette {...args} query={query} onQueryChange={setQuery} />;
  },
} satisfies Meta<typeof SearchPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {};
export const Phone: Story = { globals: { formFactor: 'phone' } };
export const Recent: Story = {
  args: {
    query: '',
    results: recent,
    footer: (
      <Button size="s" variant="quiet">
        Clear recent searches
      </Button>
    ),
  },
};
/** Only one group is loading; results of the other can be chosen. */
export const Loading: Story = {
  args: {
    results: { kind: 'ready', groups: found.groups.map((group) => (group.id === 'games' ? { ...group, items: [], isLoading: true } : group)) },
    countLabel: 'Searching',
  },
};
export const LoadingMore: Story = {
  args: {
    results: { kind: 'ready', groups: found.groups.map((group) => (group.id === 'games' ? { ...group, isLoading: true } : group)) },
    countLabel: 'Searching',
  },
};
export const Empty: Story = {
  args: { query: 'zzzz', results: { kind: 'empty', title: 'No results', text: 'Nothing matches “zzzz”. Try another word.' } },
};

/** The live region is rendered before the search, so that its text is announced. */
export const EmptyIsAnnounced: Story = {
  tags: ['no-reference-image'],
  render: function Searching(args) {
    const [query, setQuery] = useState('');
    const empty: PaletteResults = { kind: 'empty', title: 'No results', text: `Nothing matches “${query}”.` };
    return <SearchPalette {...args} query={query} onQueryChange={setQuery} results={query ? empty : recent} countLabel="" />;
  },
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Search' });
    const status = screen.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(field, 'zz');
    await expect(status).toHaveTextContent('No results. Nothing matches “zz”.');
    await userEvent.type(field, 'z');
    await expect(status).toHaveTextContent('No results. Nothing matches “zzz”.');
    await userEvent.clear(field);
    await expect(status).toBeEmptyDOMElement();
  },
};

const handleRetry = fn();

export const Failed: Story = {
  args: { results: { kind: 'error', title: 'Search failed', retryLabel: 'Try again', onRetry: handleRetry } },
  play: async () => {
    const retry = await screen.findByRole('button', { name: 'Try again' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(handleRetry).toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    const active = () => screen.getByRole('option', { selected: true });
    await expect(active()).toHaveTextContent('Lantern Coast');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Glass Reef');
    await expect(field).toHaveAttribute('aria-activedescendant', active().id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toHaveTextContent('Casino');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'casino' }));
  },
};

/** A page with the search button and the palette with its shortcuts. */
function PageWithKeys(args: SearchPaletteProps) {
  const [isOpen, setIsOpen] = useState(false);
  useSearchKey(() => setIsOpen(true));
  return (
    <>
      <SearchButton label="Search" shortcut={searchKey} aria-keyshortcuts={searchKeys} onClick={() => setIsOpen(true)} />
      <SearchPalette {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const opensOver = async (before: HTMLElement, keys: string) => {
  before.focus();
  await userEvent.keyboard(keys);
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(before).toHaveFocus());
};

/** The key opens it, Escape closes it and returns the focus. */
export const OpenedByItsKey: Story = {
  render: PageWithKeys,
  play: ({ canvas }) => opensOver(canvas.getByRole('button', { name: 'Search' }), searchKey),
};

/** Control+K, on a Mac Command+K, also works in a text field, where a slash is a character. */
export const OpenedOutOfField: Story = {
  // It looks like the previous story.
  tags: ['no-reference-image'],
  render: (args) => (
    <>
      <SearchField label="Find a game" placeholder="Game or provider" clearLabel="Clear search" value="" onChange={() => {}} />
      <PageWithKeys {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a game' });
    field.focus();
    await userEvent.keyboard('/');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await opensOver(field, /^(Mac|iP)/.test(navigator.platform) ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}');
  },
};

/** Very many: a hundred results. */
export const FarTooMuch: Story = {
  args: {
    results: {
      kind: 'ready',
      groups: [
        {
          id: 'all',
          label: 'Games',
          items: Array.from({ length: 100 }, (_, index) => ({ id: `${index}`, label: `Game ${index + 1}`, hint: 'Halden' })),
        },
      ],
    },
  },
  play: async () => {
    await screen.findByRole('combobox');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Game 100/ })).toBeVisible());
  },
};

export const Hostile: Story = {
  args: {
    query: longName.slice(0, 80),
    results: {
      kind: 'ready',
      groups: [
        {
          id: 'hostile',
          label: longestWords.label,
          items: [longName, rtlName, zeroWidthName].map((label, index) => ({
            id: `${index}`,
            label,
            hint: longName,
            lead: <PaletteImage art={{ w200: brokenImage, w400: brokenImage, dominant: '#6a4d18' }} />,
          })),
        },
      ],
    },
  },
};
