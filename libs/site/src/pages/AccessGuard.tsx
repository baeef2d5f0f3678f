import { useEffect, useRef, type ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionState } from '@playfront/auth';
import { openLoginAtom } from '../frame/frame.atoms.ts';
import { pages, type PageName } from './pages.ts';

/**
 * Keeps a player's page from visitors (who go home with the login dialog open and come back after it) and a guest's page from
 * players, who go home (spec §2 "Guards"). While the session is being restored nothing is decided.
 */
export function AccessGuard({ name, children }: { name: PageName; children: ReactNode }) {
  const { status } = useSessionState();
  const openLogin = useSetAtom(openLoginAtom);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const access: string = pages[name].access;
  const isVisitorOnPlayerPage = access === 'player' && status === 'visitor';

  const wasPlayer = useRef(false);
  useEffect(() => {
    if (status === 'player') wasPlayer.current = true;
    // Someone who logs out here is on the way to elsewhere and does not want in.
    if (isVisitorOnPlayerPage && !wasPlayer.current) {
      openLogin(pathname + search);
      void navigate(pages.index.path, { replace: true });
    }
  }, [status, isVisitorOnPlayerPage, openLogin, navigate, pathname, search]);

  const wasVisitor = useRef(false);
  useEffect(() => {
    if (status === 'visitor') wasVisitor.current = true;
    // Someone who registers here becomes a player on this page and moves on by the form's own way.
    if (access === 'guest' && status === 'player' && !wasVisitor.current) void navigate(pages.index.path, { replace: true });
  }, [access, status, navigate]);

  if (access === 'player' && status !== 'player') return null;
  return children;
}
