import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { rememberLocale, writeCookie } from '@playfront/i18n';
import { localeCookie } from '@playfront/i18n/locale-tags';
import { SiteStory } from '../testing/index.ts';
import { SiteBars } from './SiteBars.tsx';
import { offerTakeoverAtom } from './worker.atoms.ts';

type BarsStory = { isVersionReady: boolean; address: string; onTakeover: () => void };

function Bars({ isVersionReady, onTakeover }: Pick<BarsStory, 'isVersionReady' | 'onTakeover'>) {
  const offer = useSetAtom(offerTakeoverAtom);
  useEffect(() => {
    if (isVersionReady) offer(onTakeover);
  }, [isVersionReady, offer, onTakeover]);
  return <SiteBars />;
}

const meta: Meta<BarsStory> = {
  title: 'Site/Offline/SiteBars',
  // Fixed to the bottom of the window: each story needs its own iframe.
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  args: { isVersionReady: true, address: '/', onTakeover: fn() },
  render: ({ address, isVersionReady, onTakeover }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={address}>
      <Bars isVersionReady={isVersionReady} onTakeover={onTakeover} />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<BarsStory>;

export const NewVersion: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('A new version is available')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTakeover).toHaveBeenCalledOnce();
  },
};

/** After "Later", the offer is hidden until the next page start. */
export const Postponed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Later' }));
    await waitFor(() => expect(canvas.queryByText('A new version is available')).toBeNull());
    await expect(args.onTakeover).not.toHaveBeenCalled();
  },
};

/** Offline, the bar appears immediately, and the new version is not offered. */
export const ConnectionLost: Story = {
  play: async ({ canvas }) => {
    let isOnline = false;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(canvas.getByText(/You are offline/)).toBeVisible());
    await expect(canvas.queryByText('A new version is available')).toBeNull();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/You are offline/)).toBeNull());
    Reflect.deleteProperty(navigator, 'onLine');
  },
};

const offered: Story = {
  beforeEach: () => {
    rememberLocale('fi');
    return () => writeCookie(localeCookie, '', 0);
  },
  args: { isVersionReady: false, address: '/promotion' },
};

/** An English page in a browser with Finnish stored: offers Finnish in Finnish, until the visitor accepts or declines. */
export const OffersKeptLanguage: Story = {
  ...offered,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Jatka suomeksi' });
    await expect(link).toHaveAttribute('href', '/fi/promotion');
    await expect(link).toHaveAttribute('lang', 'fi-FI');
  },
};

export const OfferDeclined: Story = {
  ...offered,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Jatka suomeksi' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Language' })).toBeNull());
    await expect(document.cookie).toContain(`${localeCookie}=en`);
  },
};

export const OfferOnPhone: Story = { ...OffersKeptLanguage, globals: { formFactor: 'phone' } };

export const OfferInLight: Story = { ...OffersKeptLanguage, globals: { scheme: 'light' } };

/** The longest offer. */
export const LongOffer: Story = {
  ...offered,
  globals: { formFactor: 'phone' },
  beforeEach: () => {
    rememberLocale('br');
    return () => writeCookie(localeCookie, '', 0);
  },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Continuar em português (Brasil)' })),
};

/** A game is never interrupted by a new version. */
export const DuringAGame: Story = {
  args: { address: '/online-casino?game=sun-vizier&mode=demo' },
  play: async ({ canvas }) => expect(canvas.queryByText('A new version is available')).toBeNull(),
};
