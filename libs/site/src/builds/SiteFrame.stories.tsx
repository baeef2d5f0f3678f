import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@playfront/ui';
import { openOverlayAtom } from '../state/frame.atoms.ts';
import { prepareFrame, SiteStory } from '../testing/index.ts';
import type { GameAddress } from '@playfront/casino';
import { preloadable } from '../page-loading/preloadable.tsx';
import { SiteFrame } from './SiteFrame.tsx';

type FrameStory = { address: string; onAddress: (address: string) => void };

function Header() {
  const openOverlay = useSetAtom(openOverlayAtom);
  return (
    <header>
      <Button onClick={() => openOverlay('menu')}>Menu</Button>
      <Button onClick={() => openOverlay('account')}>Account</Button>
    </header>
  );
}

const GamePlay = preloadable(async () => ({ address }: { address: GameAddress }) => <main>The game {address.slug}</main>);

const meta: Meta<FrameStory> = {
  title: 'Site/Builds/SiteFrame',
  parameters: {
    layout: 'fullscreen',
    without: { console: 'React warns of a page that is drawn without use() once it is loaded (PageOutlet)' },
  },
  args: { address: '/online-casino', onAddress: fn() },
  render: ({ address, onAddress }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={address} onAddress={onAddress}>
      <SiteFrame
        header={<Header />}
        bottomBar={<nav aria-label="Bottom bar">Bottom bar</nav>}
        GamePlay={GamePlay}
        overlays={{ menuItemSize: 'm', dialogs: 'window', accountDrawer: <p>The account drawer</p> }}
      />
    </SiteStory>
  ),
  beforeEach: prepareFrame,
};
export default meta;

type Story = StoryObj<FrameStory>;

/** An overlay is loaded when it is first opened; Escape closes it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'casino' });
    // A simulated press runs in React's `act`, which does not wait for lazy modules.
    canvas.getByRole('button', { name: 'Menu' }).click();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await canvas.findByText('The account drawer');
  },
};

/** The bare container has neither header nor bottom bar. */
export const Bare: Story = {
  args: { address: '/promotion/3' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'promotion' });
    await expect(canvas.queryByText('Bottom bar')).toBeNull();
  },
};

/** The game replaces the page, whose state is preserved. */
export const Game: Story = {
  args: { address: '/online-casino?game=lantern-coast&mode=demo' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('The game lantern-coast');
    await expect(canvasElement.querySelector('footer')).not.toBeVisible();
  },
};

export const NotFound: Story = {
  args: { address: '/nowhere' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'This page could not be found' })),
};
