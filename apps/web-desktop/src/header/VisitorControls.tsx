import { lazy } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useIsSignedIn } from '@playfront/auth';
import { Message, useLocale } from '@playfront/i18n';
import { openLoginAtom, pageAt, PageLink } from '@playfront/site';
import { Button, buttonClass } from '@playfront/ui';
import { IconWorld } from '@playfront/ui/icons';
import styles from './DesktopHeader.module.css';
import { HeaderPopover } from './HeaderPopover.tsx';

const SiteLanguages = lazy(() => import('@playfront/site/languages').then((module) => ({ default: module.SiteLanguages })));

/** A visitor's part of the header: language, log in, register (spec §2). */
export function VisitorControls() {
  const isSignedIn = useIsSignedIn();
  const openLogin = useSetAtom(openLoginAtom);
  const locale = useLocale();
  const isSignUp = pageAt(useLocation().pathname) === 'signUp';
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
      <Button variant="quiet" onClick={() => openLogin()}>
        <Message id="site.header.login" />
      </Button>
      {/* Its own page has its own action. */}
      {!isSignUp && (
        <PageLink to="signUp" className={buttonClass({ variant: 'action' })}>
          <Message id="site.header.register" />
        </PageLink>
      )}
    </div>
  );
}
