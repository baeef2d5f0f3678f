import { useSetAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsSignedIn } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { IndexLink, openLoginAtom, openOverlayAtom, pageAt, PageLink } from '@playfront/site';
import { useSportsAvailable } from '@playfront/sportsbook';
import { BottomBar as Bar, bottomBarCellClass } from '@playfront/ui';
import { IconBallFootball, IconBroadcast, IconCards, IconGift, IconMenu2, IconUser } from '@playfront/ui/icons';

const UnreadMark = lazy(() => import('./UnreadMark.tsx').then((module) => ({ default: module.UnreadMark })));

/** The bottom navigation bar: menu, casino, live, sports if offered (otherwise promotions), account. */
export function BottomBar() {
  const format = useFormat();
  const page = pageAt(useLocation().pathname);
  const isSignedIn = useIsSignedIn();
  const isSportsAvailable = useSportsAvailable();
  const openOverlay = useSetAtom(openOverlayAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const cell = (isOn: boolean) => ({ className: bottomBarCellClass(), 'aria-current': isOn ? ('page' as const) : undefined });
  return (
    <Bar label={format.text('site.header.main')}>
      <button type="button" className={bottomBarCellClass()} aria-haspopup="dialog" onClick={() => openOverlay('menu')}>
        <IconMenu2 size={22} />
        {format.text('site.nav.menu')}
      </button>
      <IndexLink index={0} {...cell(page === 'casino')}>
        <IconCards size={22} />
        {format.text('site.nav.casino')}
      </IndexLink>
      <IndexLink index={1} {...cell(page === 'liveCasino')}>
        <IconBroadcast size={22} />
        {format.text('site.nav.live')}
      </IndexLink>
      {isSportsAvailable ? (
        <PageLink to="sports" {...cell(page === 'sports')}>
          <IconBallFootball size={22} />
          {format.text('site.nav.sports')}
        </PageLink>
      ) : (
        <IndexLink index={4} {...cell(page === 'promotions')}>
          <IconGift size={22} />
          {format.text('site.nav.promotions')}
        </IndexLink>
      )}
      <button
        type="button"
        className={bottomBarCellClass({ isOn: page === 'account' })}
        aria-haspopup="dialog"
        onClick={() => (isSignedIn ? openOverlay('account') : openLogin())}
      >
        <IconUser size={22} />
        {isSignedIn && (
          <Suspense>
            <UnreadMark />
          </Suspense>
        )}
        {format.text('site.nav.account')}
      </button>
    </Bar>
  );
}
