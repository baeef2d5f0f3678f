import { brandOf } from '@playfront/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { SwitchField } from '../forms/SwitchField.tsx';
import { BrandMark } from '../frame/BrandMark.tsx';
import { FlagIcon } from '../frame/FlagIcon.tsx';
import { IconCards, IconCheck, IconGift, IconHelp, IconReceipt } from '../icons.ts';
import { longestWords, longName, rtlName } from '../testing/hostile.fixtures.ts';
import { Drawer } from './Drawer.tsx';
import { DrawerItem } from './DrawerItem.tsx';
import { drawerItemClass } from './drawer-item-class.ts';
import { DrawerItemContent } from './DrawerItemContent.tsx';

const meta = {
  title: 'UI/Overlays/Drawer',
  component: Drawer,
  subcomponents: { DrawerItem, DrawerItemContent },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Menu',
    closeLabel: 'Close',
    side: 'left',
    children: (
      <>
        <a href="#casino" className={drawerItemClass({ isOn: true })} aria-current="page">
          <DrawerItemContent icon={<IconCards />} end="1,248">
            Casino
          </DrawerItemContent>
        </a>
        <a href="#promotions" className={drawerItemClass()}>
          <DrawerItemContent icon={<IconGift />}>Promotions</DrawerItemContent>
        </a>
        <DrawerItem icon={<IconHelp />}>Contact us</DrawerItem>
        <DrawerItem icon={<FlagIcon country="gb" />} end={<IconCheck size={18} />} isOn>
          English
        </DrawerItem>
      </>
    ),
  },
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Drawer {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = {
  args: { footer: <SwitchField label="Dark theme" defaultChecked /> },
  render: (args, { globals }) => <Drawer {...args} header={<BrandMark brand={brandOf(String(globals['brand']))} />} />,
};

const isSeventyWide: NonNullable<Story['play']> = () =>
  waitFor(() => expect(screen.getByRole('dialog').getBoundingClientRect().width).toBeCloseTo(innerWidth * 0.7, 0));

/** The menu is 70vw wide on a phone (spec §9). */
export const LeftOnPhone: Story = {
  ...Left,
  globals: { formFactor: 'phone' },
  play: isSeventyWide,
};

export const Right: Story = {
  args: {
    side: 'right',
    title: 'ilmari_k',
    children: (
      <DrawerItem size="l" icon={<IconReceipt />} end="1 pending">
        Transactions
      </DrawerItem>
    ),
  },
};

/** As wide as the menu. */
export const RightOnPhone: Story = { ...Right, globals: { formFactor: 'phone' }, play: isSeventyWide };

export const Sheet: Story = {
  args: {
    side: 'sheet',
    title: 'Filters',
    footer: (
      <>
        <Button size="l">Clear</Button>
        <Button size="l" variant="action">
          Show 385 games
        </Button>
      </>
    ),
  },
};

export const ClosedByEscape: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const SheetFollowsTheFinger: Story = {
  args: { ...Sheet.args, isOpen: true },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    const handle = within(sheet).getByRole('heading', { name: 'Filters' });
    const at = (y: number) => ({ clientX: 100, clientY: y });
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[TouchA>]', target: handle, coords: at(100) },
      { pointerName: 'TouchA', target: handle, coords: at(104) },
    ]);
    await expect(sheet.style.transform).not.toContain('4px');
    await user.pointer([{ pointerName: 'TouchA', target: handle, coords: at(160) }]);
    await expect(sheet.style.transform).toBe('translateY(60px)');
    await user.pointer([
      { pointerName: 'TouchA', target: handle, coords: at(400) },
      { keys: '[/TouchA]', target: handle, coords: at(400) },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FarTooMany: Story = {
  args: {
    side: 'sheet',
    title: 'Providers',
    children: Array.from({ length: 80 }, (_, index) => <DrawerItem key={index}>{`Provider ${index + 1}`}</DrawerItem>),
    footer: (
      <Button size="l" variant="action">
        Show 385 games
      </Button>
    ),
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Providers' });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1));
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(40);
  },
};

export const Hostile: Story = {
  args: {
    side: 'sheet',
    title: longName,
    children: (
      <>
        <DrawerItem icon={<IconHelp />} end="99,999,999">
          {longName}
        </DrawerItem>
        <DrawerItem isOn>{rtlName}</DrawerItem>
      </>
    ),
    footer: (
      <>
        <Button size="l">{longestWords.button}</Button>
        <Button size="l" variant="action">
          {`${longestWords.button} ${longestWords.tab}`}
        </Button>
      </>
    ),
  },
};
