import { lazy } from 'react';
import { useSetAtom } from 'jotai';
import { useIsSignedIn } from '@playfront/auth';
import { useLocale } from '@playfront/i18n';
import { openLoginAtom, VisitorActions } from '@playfront/site';
import { Button } from '@playfront/ui';
import { IconWorld } from '@playfront/ui/icons';
import styles from './DesktopHeader.module.css';
import { HeaderPopover } from './HeaderPopover.tsx';

const SiteLanguages = lazy(() => import('@playfront/site/languages').then((module) => ({ default: module.SiteLanguages })));

/** The visitor's controls in the header: language, log in, register (spec §2). */
export function VisitorControls() {
  const isSignedIn = useIsSignedIn();
  const openLogin = useSetAtom(openLoginAtom);
  const locale = useLocale();
  if (isSignedIn) return null;
  return (
    <div className={`${styles.controls} ${styles.visitor}`}>
      <HeaderPopover
        titleId="site.header.language"
        button={(props) => (
          <Button variant="quiet" icon={<IconWorld size={18} />} {...props}>
            {locale.toUpperCase()}
          </Button>
        )}
      >
        {(close) => <SiteLanguages onCurrent={close} />}
      </HeaderPopover>
      <span className={styles.divider} />
      <VisitorActions onLogIn={() => openLogin()} />
    </div>
  );
}
