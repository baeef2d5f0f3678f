import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { wirePlayer } from '@playfront/auth/testing';
import { LoginDialog } from '../dialogs/LoginDialog.tsx';
import { overlayAtom } from '../state/frame.atoms.ts';
import { SiteStory } from '../testing/index.ts';
import { settlePageStartAtom } from '../state/visitor.atoms.ts';
import { AccessGuard } from './AccessGuard.tsx';
import { SiteAccessEffect } from './SiteAccessEffect.tsx';

type GuardStory = { who: 'visitor' | 'player' | 'restoring'; address: string; isBarred?: boolean; onAddress: (address: string) => void };

/** A player's page and a guest's page behind their guards, and the home page they redirect to. */
function Site({ isBarred }: { isBarred: boolean }) {
  const settle = useSetAtom(settlePageStartAtom);
  useEffect(() => {
    settle({ visitor: { ip: '203.0.113.7', countryCode: 'FI' }, isBarred });
  }, [settle, isBarred]);
  return (
    <>
      <SiteAccessEffect />
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/restriction" element={<h1>Not available</h1>} />
        <Route
          path="/user-management"
          element={
            <AccessGuard name="account">
              <h1>The player’s own</h1>
            </AccessGuard>
          }
        />
        <Route
          path="/sign-up"
          element={
            <AccessGuard name="signUp">
              <h1>Register</h1>
            </AccessGuard>
          }
        />
      </Routes>
      {useAtomValue(overlayAtom) === 'login' && <LoginDialog presentation="window" />}
    </>
  );
}

const meta: Meta<GuardStory> = {
  title: 'Site/Access/AccessGuard',
  // Open from the start: each story needs its own iframe, or the dialogs would cover the docs page.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { who: 'visitor', address: '/user-management?tab=deposit', onAddress: fn() },
  render: ({ who, address, onAddress, isBarred = false }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      address={address}
      onAddress={onAddress}
      handlers={{ frontAuthLogin: () => ({ accessToken: 'token' }), frontAuthPlayer: () => wirePlayer() }}
      isRestoring={who === 'restoring'}
      {...(who === 'player' ? { player: wirePlayer() } : {})}
    >
      <Site isBarred={isBarred} />
    </SiteStory>
  ),
  beforeEach: () => sessionStorage.clear(),
};
export default meta;

type Story = StoryObj<GuardStory>;

/** A visitor is redirected home with the login dialog open; after login the requested page opens. */
export const VisitorOnPlayersPage: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(async () => expect((await screen.findAllByRole('textbox'))[0]).toHaveFocus());
    await expect(args.onAddress).toHaveBeenLastCalledWith('/');
    await userEvent.keyboard('ada');
    await userEvent.tab();
    await userEvent.keyboard('secret{Enter}');
    await canvas.findByRole('heading', { name: 'The player’s own' });
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=deposit');
  },
};

export const VisitorAsked: Story = { play: async () => void (await screen.findByRole('dialog')) };

export const PlayerOnPlayersPage: Story = {
  args: { who: 'player' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'The player’s own' })),
};

/** While the session is being restored, the guard neither decides nor shows the page. */
export const Restoring: Story = {
  args: { who: 'restoring' },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=deposit'));
    await expect(canvas.queryByRole('heading', { name: 'The player’s own' })).toBeNull();
  },
};

export const VisitorOnGuestsPage: Story = {
  args: { address: '/sign-up' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Register' })),
};

/** A signed-in player cannot open registration. */
export const PlayerOnGuestsPage: Story = {
  args: { who: 'player', address: '/sign-up' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Home' })),
};

/** Blacklisted players and visitors see only the restriction page, also when a game was open. */
export const Barred: Story = {
  args: { who: 'player', address: '/user-management?game=sun-vizier&mode=real', isBarred: true },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: 'Not available' });
    await expect(args.onAddress).toHaveBeenLastCalledWith('/restriction');
  },
};
