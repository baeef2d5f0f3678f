import { lazy, Suspense } from 'react';
import { useAtomValue } from 'jotai';
import { isWelcomeOpenAtom, overlayAtom } from '@playfront/site';

const MenuDrawer = lazy(() => import('@playfront/site/menu-drawer').then((module) => ({ default: module.MenuDrawer })));
const SitePalette = lazy(() => import('@playfront/site/search-palette').then((module) => ({ default: module.SitePalette })));
const LoginDialog = lazy(() => import('@playfront/site/login-dialog').then((module) => ({ default: module.LoginDialog })));
const RegisteredDialog = lazy(() => import('@playfront/site/registered-dialog').then((module) => ({ default: module.RegisteredDialog })));

/** What lies over the page; each is loaded when it is first opened. */
export function DesktopOverlays() {
  const overlay = useAtomValue(overlayAtom);
  const isWelcomeOpen = useAtomValue(isWelcomeOpenAtom);
  return (
    <Suspense>
      {overlay === 'menu' && <MenuDrawer itemSize="m" />}
      {overlay === 'search' && <SitePalette />}
      {overlay === 'login' && <LoginDialog presentation="window" />}
      {isWelcomeOpen && <RegisteredDialog />}
    </Suspense>
  );
}
