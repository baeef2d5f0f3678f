import { useEffect, useRef, type ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionState } from '@playfront/auth';
import { useFormat, type MessageId } from '@playfront/i18n';
import { openLoginAtom } from '../state/frame.atoms.ts';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import { useBrowserAtom } from '../state/useBrowserAtom.ts';
import { isBarredAtom } from '../state/visitor.atoms.ts';
import { verdictOn } from './access.rules.ts';
import { pages, type PageName } from '../addresses/pages.ts';

/**
 * Shows a page only to those who may see it and redirects others (spec §2 "Guards"; the rules are in `access.rules.ts`). `SiteAccessEffect` redirects
 * visitors who are blocked from the whole site.
 */
export function AccessGuard({ name, children }: { name: PageName; children: ReactNode }) {
  const { status } = useSessionState();
  const { callbackPage } = useSiteConfig();
  const isBarred = useBrowserAtom(isBarredAtom, false);
  const verdict = verdictOn({ name, access: pages[name].access, status, isBarred, callbackPage });
  const openLogin = useSetAtom(openLoginAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const initialStatus = useRef<'visitor' | 'player'>(undefined);
  useEffect(() => {
    if (status === 'visitor' || status === 'player') initialStatus.current ??= status;
    // A player who logs out here is already leaving and must not see the login dialog.
    if (verdict === 'login' && initialStatus.current === 'visitor') {
      openLogin(pathname + search);
      void navigate(pages.index.path, { replace: true });
    }
    // A guest who registers becomes a player on this page; the form navigates on.
    if (verdict === 'home' && initialStatus.current === 'player') void navigate(pages.index.path, { replace: true });
  }, [status, verdict, openLogin, navigate, pathname, search]);

  // A guest who has just become a player stays until the form navigates on.
  return verdict === 'show' || verdict === 'home' ? children : <ClosedPage titleId={pages[name].titleId} />;
}

/** Replaces a page that is not shown (yet). It has the page's title and the target of the skip link. */
function ClosedPage({ titleId }: { titleId: MessageId }) {
  const { text } = useFormat();
  return (
    <main id="content" aria-busy="true">
      <h1 className="visually-hidden">{text(titleId)}</h1>
    </main>
  );
}
