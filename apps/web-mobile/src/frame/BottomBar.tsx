import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useIsSignedIn } from '@playfront/auth';
import { Message, useFormat } from '@playfront/i18n';
import { openLoginAtom, openOverlayAtom, pageAt, PageLink } from '@playfront/site';
import { BottomBar as Bar, bottomBarCellClass } from '@playfront/ui';
import { IconCards, IconHome, IconMenu2, IconUser } from '@playfront/ui/icons';

/** The bar under the thumb: menu, home, casino, account. */
export function BottomBar() {
  const format = useFormat();
  const page = pageAt(useLocation().pathname);
  const isSignedIn = useIsSignedIn();
  const openOverlay = useSetAtom(openOverlayAtom);
  const openLogin = useSetAtom(openLoginAtom);
  return (
    <Bar label={format.text('site.header.main')}>
      <button type="button" className={bottomBarCellClass()} aria-haspopup="dialog" onClick={() => openOverlay('menu')}>
        <IconMenu2 size={22} />
        <Message id="site.nav.menu" />
      </button>
      <PageLink to="index" className={bottomBarCellClass()} aria-current={page === 'index' ? 'page' : undefined}>
        <IconHome size={22} />
        <Message id="site.nav.home" />
      </PageLink>
      <PageLink to="casino" className={bottomBarCellClass()} aria-current={page === 'casino' ? 'page' : undefined}>
        <IconCards size={22} />
        <Message id="site.nav.casino" />
      </PageLink>
      <button
        type="button"
        className={bottomBarCellClass({ isOn: page === 'account' })}
        aria-haspopup="dialog"
        onClick={() => (isSignedIn ? openOverlay('account') : openLogin())}
      >
        <IconUser size={22} />
        <Message id="site.nav.account" />
      </button>
    </Bar>
  );
}
