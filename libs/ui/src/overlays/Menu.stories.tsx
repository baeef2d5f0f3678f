import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { FlagIcon } from '../frame/FlagIcon.tsx';
import { IconChevronDown } from '../icons.ts';
import { longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { Menu } from './Menu.tsx';

const handleSelect = fn();
const languages = [
  'gb English',
  'fr Français',
  'fi Suomi',
  'de Deutsch',
  'se Svenska',
  'no Norsk',
  'pt Português',
  'es Español',
  'it Italiano',
  'pl Polski',
];

const meta = {
  title: 'UI/Overlays/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    trigger: (
      <Button>
        Language <IconChevronDown size={16} />
      </Button>
    ),
    items: languages.map((entry, index) => {
      const [country = '', label = ''] = entry.split(' ');
      return { id: country, label, icon: <FlagIcon country={country} />, isOn: index === 0, onSelect: () => handleSelect(country) };
    }),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openMenu(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Language' }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveStyle({ opacity: '1' }));
  await waitFor(() => expect(document.activeElement?.closest('[role^="menuitem"]')).not.toBeNull());
  return menu;
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await expect(menu.getBoundingClientRect().height).toBeLessThanOrEqual(350);
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    handleSelect.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'Language' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English', checked: true })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(handleSelect).toHaveBeenCalledWith('fr');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ThingsToDo: Story = {
  args: {
    items: [
      { id: 'csv', label: 'Download as CSV', hint: '214 rows' },
      { id: 'print', label: 'Print', disabled: true },
      { id: 'close', label: 'Close account', isDanger: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
  },
};

export const Hostile: Story = {
  args: {
    items: [
      { id: 'long', label: longName, hint: longWords, isOn: true },
      { id: 'rtl', label: rtlName, isOn: false },
    ],
  },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
  },
};
