import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useIsSignedIn } from '@playfront/auth';
import { Message, useFormat } from '@playfront/i18n';
import { openLoginAtom, openOverlayAtom, pageAt, PageLink } from '@playfront/site';
import { IconCards, IconHome, IconMenu2, IconUser } from '@playfront/ui/icons';
import styles from './BottomBar.module.css';

/** The bar under the thumb: menu, home, casino, account. */
export function BottomBar() {
  const format = useFormat();
  const page = pageAt(useLocation().pathname);
  const isSignedIn = useIsSignedIn();
  const openOverlay = useSetAtom(openOverlayAtom);
  const openLogin = useSetAtom(openLoginAtom);
  return (
    <nav className={styles.bar} aria-label={format.text('site.header.main')}>
      <button type="button" className={styles.cell} aria-haspopup="dialog" onClick={() => openOverlay('menu')}>
        <IconMenu2 size={22} />
        <Message id="site.nav.menu" />
      </button>
      <PageLink to="index" className={styles.cell} aria-current={page === 'index' ? 'page' : undefined}>
        <IconHome size={22} />
        <Message id="site.nav.home" />
      </PageLink>
      <PageLink to="casino" className={styles.cell} aria-current={page === 'casino' ? 'page' : undefined}>
        <IconCards size={22} />
        <Message id="site.nav.casino" />
      </PageLink>
      <button
        type="button"
        className={styles.cell}
        aria-haspopup="dialog"
        data-on={page === 'account' || undefined}
        onClick={() => (isSignedIn ? openOverlay('account') : openLogin())}
      >
        <IconUser size={22} />
        <Message id="site.nav.account" />
      </button>
    </nav>
  );
}
