import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue, useSetAtom } from 'jotai';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@playfront/ui';
import { openOverlayAtom, overlayAtom } from '../frame/frame.atoms.ts';
import { SiteStory } from '../testing/index.ts';
import { MenuDrawer } from './MenuDrawer.tsx';

type DrawerStory = { address: string; onAddress: (address: string) => void };

function Page({ isNarrow }: { isNarrow: boolean }) {
  const openOverlay = useSetAtom(openOverlayAtom);
  return (
    <>
      <Button onClick={() => openOverlay('menu')}>Open</Button>
      {useAtomValue(overlayAtom) === 'menu' && <MenuDrawer itemSize={isNarrow ? 'l' : 'm'} />}
    </>
  );
}

const meta: Meta<DrawerStory> = {
  title: 'Site/Drawers/MenuDrawer',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { address: '/online-casino', onAddress: fn() },
  render: ({ address, onAddress }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={address} onAddress={onAddress}>
      <Page isNarrow={globals['formFactor'] !== 'desktop'} />
    </SiteStory>
  ),
  beforeEach: () => () => localStorage.removeItem('front.theme'),
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

/** An entry closes the drawer and goes to its page. */
export const GoesHome: Story = {
  play: async (context) => {
    await open(context);
    const home = screen.getByRole('link', { name: 'Home' });
    while (document.activeElement !== home) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.args.onAddress).toHaveBeenLastCalledWith('/');
  },
};

/** The space bar turns the light on and off again. */
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
  // What Enter does here is the browser's own business; the simulated key does not do it.
  summary?.click();
  await expect(await screen.findByRole('link', { name: /Suomi/ })).toBeVisible();
};

/** All languages, in the drawer's own scroll. */
export const Languages: Story = { play: openLanguages };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: open };

export const LanguagesOnPhone: Story = { globals: { formFactor: 'phone' }, play: openLanguages };

export const Light: Story = { globals: { scheme: 'light' }, play: open };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: openLanguages };

export const InFinnish: Story = { globals: { locale: 'fi' }, play: open };

export const LongText: Story = { globals: { locale: 'pseudo' }, play: open };
