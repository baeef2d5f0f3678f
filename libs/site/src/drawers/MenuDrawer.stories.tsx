import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { themeKey } from '@playfront/api-contract/site-build';
import { Button } from '@playfront/ui';
import { openOverlayAtom, overlayAtom } from '../state/frame.atoms.ts';
import { SiteStory } from '../testing/index.ts';
import { MenuDrawer } from './MenuDrawer.tsx';

type DrawerStory = { address: string; onAddress: (address: string) => void; onOverlay: (overlay: string | undefined) => void };

function Page({ isNarrow, onOverlay }: { isNarrow: boolean; onOverlay: (overlay: string | undefined) => void }) {
  const openOverlay = useSetAtom(openOverlayAtom);
  const overlay = useAtomValue(overlayAtom);
  useEffect(() => onOverlay(overlay), [overlay, onOverlay]);
  return (
    <>
      <Button onClick={() => openOverlay('menu')}>Open</Button>
      {overlay === 'menu' && <MenuDrawer itemSize={isNarrow ? 'l' : 'm'} />}
    </>
  );
}

const meta: Meta<DrawerStory> = {
  title: 'Site/Drawers/MenuDrawer',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { address: '/online-casino', onAddress: fn(), onOverlay: fn() },
  render: ({ address, onAddress, onOverlay }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={address} onAddress={onAddress}>
      <Page isNarrow={globals['formFactor'] !== 'desktop'} onOverlay={onOverlay} />
    </SiteStory>
  ),
  beforeEach: () => () => localStorage.removeItem(themeKey),
};
export default meta;

type Story = StoryObj<DrawerStory>;
type Play = NonNullable<Story['play']>;

const open: Play = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
};

export const Default: Story = { play: open };

/** An entry closes the drawer and opens its page. */
export const GoesToPromotions: Story = {
  play: async (context) => {
    await open(context);
    const link = screen.getByRole('link', { name: 'Promotions' });
    while (document.activeElement !== link) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.args.onAddress).toHaveBeenLastCalledWith('/promotion');
  },
};

/** The contact dialog replaces the drawer; the page stays. */
export const OpensContact: Story = {
  play: async (context) => {
    await open(context);
    screen.getByRole('link', { name: 'Contact us' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onOverlay).toHaveBeenLastCalledWith('contact');
    await expect(context.args.onAddress).toHaveBeenCalledTimes(1);
  },
};

/** The FAQ opens in a separate window, or as a page if the browser blocks it (spec §2). */
export const OpensFaq: Story = {
  beforeEach: () => {
    const opened = spyOn(window, 'open').mockReturnValue(null);
    return () => opened.mockRestore();
  },
  play: async (context) => {
    await open(context);
    screen.getByRole('link', { name: 'FAQ' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(window.open).toHaveBeenCalledWith('/faq/0', 'faq', expect.stringContaining('popup,width='));
    await waitFor(() => expect(context.args.onAddress).toHaveBeenLastCalledWith('/faq/0'));
  },
};

/** The space bar switches the theme and back. */
export const ChangesTheme: Story = {
  play: async (context) => {
    await open(context);
    const dark = screen.getByRole('switch', { name: 'Dark theme' });
    dark.focus();
    await userEvent.keyboard(' ');
    await expect(document.documentElement.dataset['theme']).toBe('light');
    await userEvent.keyboard(' ');
    await expect(document.documentElement.dataset['theme']).toBe('dark');
  },
};

const openLanguages: Play = async (context) => {
  await open(context);
  const summary = screen.getByRole('dialog').querySelector('summary');
  summary?.focus();
  // The browser's default action of Enter, which a simulated key does not trigger.
  summary?.click();
  await expect(await screen.findByRole('link', { name: /Suomi/ })).toBeVisible();
};

/** All languages, scrolled inside the drawer. */
export const Languages: Story = { play: openLanguages };

/** Choosing the current language closes the list (spec §2). */
export const LanguagesPutAway: Story = {
  play: async (context) => {
    await openLanguages(context);
    screen.getByRole('link', { name: /^English$/ }).click();
    await expect(screen.getByRole('dialog').querySelector('details')).not.toHaveAttribute('open');
    await expect(document.activeElement?.tagName).toBe('SUMMARY');
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: open };

export const LanguagesOnPhone: Story = { globals: { formFactor: 'phone' }, play: openLanguages };

export const Light: Story = { globals: { scheme: 'light' }, play: open };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: openLanguages };

export const InFinnish: Story = { globals: { locale: 'fi' }, play: open };

export const LongText: Story = { globals: { locale: 'pseudo' }, play: open };
