import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useIsSignedIn } from '@playfront/auth';
import { Message } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { openLoginAtom } from '../state/frame.atoms.ts';

/** Login on a page without the site's header; returns to that page. */
export function BareLogin() {
  const { pathname, search } = useLocation();
  const openLogin = useSetAtom(openLoginAtom);
  if (useIsSignedIn()) return null;
  return (
    <Button onClick={() => openLogin(pathname + search)}>
      <Message id="site.header.login" />
    </Button>
  );
}
