import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { lazyView } from '../page-loading/lazy-view.ts';
import { preloadable } from '../page-loading/preloadable.tsx';
import { playPauseAtom } from '../play-pause/play-pause.atoms.ts';
import { closeOverlayAtom, identityRequestAtom, isWelcomeOpenAtom, overlayAtom, gameSheetAtom } from '../state/frame.atoms.ts';

const MenuDrawer = preloadable(() => import('../drawers/MenuDrawer.tsx').then((module) => module.MenuDrawer));
const SitePalette = preloadable(() => import('../search/SitePalette.tsx').then((module) => module.SitePalette));
const LanguageDialog = preloadable(() => import('../frame/LanguageDialog.tsx').then((module) => module.LanguageDialog));
const LoginDialog = lazyView(() => import('../dialogs/LoginDialog.tsx').then((module) => module.LoginDialog));
const RecoveryOverlay = lazyView(() => import('../dialogs/RecoveryOverlay.tsx').then((module) => module.RecoveryOverlay));
const ContactDialog = lazyView(() => import('../dialogs/ContactDialog.tsx').then((module) => module.ContactDialog));
const RegisteredDialog = lazyView(() => import('../dialogs/RegisteredDialog.tsx').then((module) => module.RegisteredDialog));
const SignedOutDialog = lazyView(() => import('../dialogs/SignedOutDialog.tsx').then((module) => module.SignedOutDialog));
const PlayPauseDialog = lazyView(() => import('../dialogs/PlayPauseDialog.tsx').then((module) => module.PlayPauseDialog));
const GameSheet = lazyView(() => import('@playfront/casino/game-sheet').then((module) => module.GameSheet), 'all');
const IdentityDialog = lazyView(() => import('@playfront/auth/identity').then((module) => module.IdentityDialog));

export type SiteOverlaysProps = {
  readonly menuItemSize: 'm' | 'l';
  /** Presentation of dialogs with a form. */
  readonly dialogs: 'window' | 'fullscreen';
  /** Content of the overlay `account`, in builds that have it. */
  readonly accountDrawer?: ReactNode;
};

/** Drawers and dialogs over the page; each is loaded when it is first opened. If one fails, it is closed and the page stays. */
export function SiteOverlays({ menuItemSize, dialogs, accountDrawer }: SiteOverlaysProps) {
  const overlay = useAtomValue(overlayAtom);
  const close = useSetAtom(closeOverlayAtom);
  const gameSheet = useAtomValue(gameSheetAtom);
  const [isWelcomeOpen, setIsWelcomeOpen] = useAtom(isWelcomeOpenAtom);
  const [playPause, setPlayPause] = useAtom(playPauseAtom);
  const identityRequest = useAtomValue(identityRequestAtom);
  return (
    <>
      <PanelBoundary key={overlay ?? 'none'} hasFallback={false} onFailed={close}>
        {overlay === 'menu' && <MenuDrawer itemSize={menuItemSize} />}
        {overlay === 'account' && accountDrawer}
        {overlay === 'game' && gameSheet && <GameSheet request={gameSheet} onClose={close} />}
        {overlay === 'search' && <SitePalette />}
        {overlay === 'login' && <LoginDialog presentation={dialogs} />}
        {(overlay === 'forgot-password' || overlay === 'forgot-username' || overlay === 'check-mail') && (
          <RecoveryOverlay overlay={overlay} presentation={dialogs} />
        )}
        {overlay === 'language' && <LanguageDialog />}
        {overlay === 'contact' && <ContactDialog presentation={dialogs} />}
        {overlay === 'signed-out' && <SignedOutDialog />}
      </PanelBoundary>
      <PanelBoundary key={`welcome ${isWelcomeOpen}`} hasFallback={false} onFailed={() => setIsWelcomeOpen(false)}>
        {isWelcomeOpen && <RegisteredDialog />}
      </PanelBoundary>
      <PanelBoundary key={`play ${playPause}`} hasFallback={false} onFailed={() => setPlayPause(undefined)}>
        {playPause === 'asked' && <PlayPauseDialog />}
      </PanelBoundary>
      <PanelBoundary key={`identity ${identityRequest !== undefined}`} hasFallback={false} onFailed={() => identityRequest?.answer(false)}>
        {identityRequest && <IdentityDialog presentation={dialogs} onResult={identityRequest.answer} />}
      </PanelBoundary>
    </>
  );
}
