import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useIsSignedIn } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { openLoginAtom } from '../state/frame.atoms.ts';

/** Login on a page without the site's header; returns to that page. */
export function BareLogin() {
  const { text } = useFormat();
  const { pathname, search } = useLocation();
  const openLogin = useSetAtom(openLoginAtom);
  if (useIsSignedIn()) return null;
  return <Button onClick={() => openLogin(pathname + search)}>{text('site.header.login')}</Button>;
}
