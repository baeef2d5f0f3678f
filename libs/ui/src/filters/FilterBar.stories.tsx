import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longestWords, longName, rtlName, zeroWidthName } from '../testing/index.ts';
import { FilterBar } from './FilterBar.tsx';
import type { FilterBarProps } from './FilterBar.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { SearchField } from './SearchField.tsx';

const studios = ['Fieldnote', 'Tidewater', 'Ironbark', 'Old Quarry', 'Small Hours', 'Longgrass', 'Halden', 'Harbour Line', 'Northmark', 'Saltworks'];
const categories = [
  'All games',
  'New games',
  'Slots',
  'Roulette',
  'Blackjack',
  'Baccarat',
  'Poker',
  'Instant win',
  'Jackpots',
  'Bingo',
  'Keno',
  'Dice',
];

/** A bar with its own state, which is in the URL on the site. */
function Stateful(args: FilterBarProps) {
  const [on, setOn] = useState(args.chips.find((chip) => chip.isOn)?.id);
  const [values, setValues] = useState(args.choices.values);
  const [order, setOrder] = useState(args.sort.value);
  const [typed, setTyped] = useState('');
  const chosenLabel = `${values.length} chosen`;
  const handleClear = () => {
    setValues([]);
    setOrder('');
  };
  return (
    <FilterBar
      {...args}
      chips={args.chips.map((chip) => ({ ...chip, isOn: chip.id === on }))}
      onChip={setOn}
      choices={{ ...args.choices, values, chosenLabel, onChange: setValues }}
      sort={{ ...args.sort, value: order, onChange: setOrder }}
      sheet={{ ...args.sheet, onClear: handleClear }}
      search={
        <SearchField isFolding label="Find a game" placeholder="Game or provider" clearLabel="Clear search" value={typed} onChange={setTyped} />
      }
    />
  );
}

const meta = {
  title: 'UI/Filters/FilterBar',
  component: FilterBar,
  subcomponents: { FilterSelect },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className="wrap">{Story()}</div>],
  render: Stateful,
  args: {
    chipsLabel: 'Categories',
    chips: categories.map((label, index) => ({ id: label, label, isOn: index === 0 })),
    onChip: fn(),
    choices: {
      label: 'Providers',
      chosenLabel: '',
      findLabel: 'Find a provider',
      noneText: 'No providers found',
      values: [],
      options: studios.map((label, index) => ({ value: label, label, count: `${214 - index * 17}` })),
      onChange: fn(),
    },
    sort: {
      label: 'Sort by',
      value: '',
      options: [
        { value: 'popular', label: 'Popular' },
        { value: 'new', label: 'Newest' },
        { value: 'az', label: 'A to Z' },
        { value: 'rtp', label: 'Highest return' },
      ],
      onChange: fn(),
    },
    search: undefined,
    sheetButtonLabel: 'Filters',
    sheet: { title: 'Filters', closeLabel: 'Close filters', clearLabel: 'Clear', showLabel: 'Show 385 games', onClear: fn() },
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const SomeAreSet: Story = {
  args: { choices: { ...meta.args.choices, values: ['Fieldnote', 'Ironbark'] }, sort: { ...meta.args.sort, value: 'rtp' } },
};
export const Phone: Story = { globals: { formFactor: 'phone' } };

/** Without facets yet. */
export const Loading: Story = { args: { chips: [{ id: 'all', label: 'All games', isOn: true }], choices: { ...meta.args.choices, options: [] } } };

export const WideByKeyboard: Story = {
  play: async ({ canvas }) => {
    const providers = canvas.getByRole('button', { name: /^Providers/ });
    providers.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Providers' });
    await waitFor(() => expect(panel).toHaveStyle({ opacity: '1' }));
    await userEvent.type(within(panel).getByRole('searchbox', { name: 'Find a provider' }), 'iron');
    await userEvent.tab();
    await expect(within(panel).getByRole('checkbox', { name: /^Ironbark/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(within(panel).getByText('1 chosen')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Providers/ })).toHaveFocus());
  },
};

export const SheetByKeyboard: Story = {
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => {
    const filters = canvas.getByRole('button', { name: 'Filters' });
    filters.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    const newest = within(sheet).getByRole('button', { name: 'Newest' });
    newest.focus();
    await userEvent.keyboard('{Enter}');
    await expect(newest).toHaveAttribute('aria-pressed', 'true');
    within(sheet).getByRole('button', { name: 'Show 385 games' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(filters).toHaveFocus());
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Providers/ }));
    const panel = await screen.findByRole('dialog', { name: 'Providers' });
    const status = within(panel).getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(within(panel).getByRole('searchbox'), 'zzz');
    await expect(status).toHaveTextContent('No providers found');
  },
};

const hostileArgs = {
  chips: [longName, rtlName, zeroWidthName].map((label) => ({ id: label, label, isOn: label === rtlName })),
  choices: {
    ...meta.args.choices,
    label: longestWords.label,
    values: [longName],
    options: [longName, rtlName, zeroWidthName].map((label) => ({ value: label, label, count: '99,999,999' })),
  },
  sheet: { ...meta.args.sheet, title: longestWords.label, clearLabel: longestWords.button, showLabel: longestWords.label },
};

export const Hostile: Story = { args: hostileArgs };

export const HostileSheet: Story = {
  globals: { formFactor: 'phone' },
  args: hostileArgs,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog');
  },
};
