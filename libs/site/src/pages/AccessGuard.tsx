import { useEffect, useRef, type ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionState } from '@playfront/auth';
import { Message, type MessageId } from '@playfront/i18n';
import { openLoginAtom } from '../frame/frame.atoms.ts';
import { useSiteConfig } from '../frame/SiteConfigProvider.tsx';
import { useBrowserAtom } from '../state/useBrowserAtom.ts';
import { isBarredAtom } from '../state/visitor.atoms.ts';
import { verdictOn } from './access.rules.ts';
import { pages, type PageName } from './pages.ts';

/**
 * Keeps a page from whom it is not for, and sends them where they belong (spec §2 "Guards"; the rules are in `access.rules.ts`). Who is
 * barred from the whole site is sent away by `SiteAccessEffect`.
 */
export function AccessGuard({ name, children }: { name: PageName; children: ReactNode }) {
  const { status: who } = useSessionState();
  const { callbackPage } = useSiteConfig();
  const isBarred = useBrowserAtom(isBarredAtom, false);
  const verdict = verdictOn({ name, access: pages[name].access, who, isBarred, callbackPage });
  const openLogin = useSetAtom(openLoginAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const cameAs = useRef<'visitor' | 'player'>(undefined);
  useEffect(() => {
    if (who === 'visitor' || who === 'player') cameAs.current ??= who;
    // Someone who logs out here is on the way to elsewhere and does not want in.
    if (verdict === 'login' && cameAs.current === 'visitor') {
      openLogin(pathname + search);
      void navigate(pages.index.path, { replace: true });
    }
    // Someone who registers here becomes a player on this page and moves on by the form's own way.
    if (verdict === 'home' && cameAs.current === 'player') void navigate(pages.index.path, { replace: true });
  }, [who, verdict, openLogin, navigate, pathname, search]);

  // A guest who has just become a player stays for the moment until the form moves on.
  return verdict === 'show' || verdict === 'home' ? children : <ClosedPage titleId={pages[name].titleId} />;
}

/** In place of a page that is not shown, or not yet: it keeps its name, and the way past the header its end. */
function ClosedPage({ titleId }: { titleId: MessageId }) {
  return (
    <main id="content" aria-busy="true">
      <h1 className="visually-hidden">
        <Message id={titleId} />
      </h1>
    </main>
  );
}
