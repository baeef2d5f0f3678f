import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { closeOverlayAtom, isWelcomeOpenAtom, lazyView, overlayAtom, PanelBoundary, preloadable } from '@playfront/site';

const MenuDrawer = preloadable(() => import('@playfront/site/menu-drawer').then((module) => module.MenuDrawer));
const AccountDrawer = preloadable(() => import('../drawers/AccountDrawer.tsx').then((module) => module.AccountDrawer));
const SitePalette = preloadable(() => import('@playfront/site/search-palette').then((module) => module.SitePalette));
const LanguageDialog = preloadable(() => import('@playfront/site/language-dialog').then((module) => module.LanguageDialog));
const LoginDialog = lazyView(() => import('@playfront/site/login-dialog').then((module) => module.LoginDialog));
const ContactDialog = lazyView(() => import('@playfront/site/contact-dialog').then((module) => module.ContactDialog));
const RegisteredDialog = lazyView(() => import('@playfront/site/registered-dialog').then((module) => module.RegisteredDialog));
const SessionEndDialog = lazyView(() => import('@playfront/site/session-end-dialog').then((module) => module.SessionEndDialog));

/** What lies over the page; each is loaded when it is first opened. One that fails is closed, and the page stays. */
export function MobileOverlays() {
  const overlay = useAtomValue(overlayAtom);
  const close = useSetAtom(closeOverlayAtom);
  const [isWelcomeOpen, setIsWelcomeOpen] = useAtom(isWelcomeOpenAtom);
  return (
    <>
      <PanelBoundary key={overlay ?? 'none'} isMissed={false} onGivenUp={close}>
        {overlay === 'menu' && <MenuDrawer itemSize="l" />}
        {overlay === 'account' && <AccountDrawer />}
        {overlay === 'search' && <SitePalette />}
        {overlay === 'login' && <LoginDialog presentation="fullscreen" />}
        {overlay === 'language' && <LanguageDialog />}
        {overlay === 'contact' && <ContactDialog presentation="fullscreen" />}
        {overlay === 'signed-out' && <SessionEndDialog />}
      </PanelBoundary>
      <PanelBoundary key={`welcome ${isWelcomeOpen}`} isMissed={false} onGivenUp={() => setIsWelcomeOpen(false)}>
        {isWelcomeOpen && <RegisteredDialog />}
      </PanelBoundary>
    </>
  );
}
