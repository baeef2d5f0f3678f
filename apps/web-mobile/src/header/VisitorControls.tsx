import { useSetAtom } from 'jotai';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useIsSignedIn } from '@playfront/auth';
import { Message } from '@playfront/i18n';
import { openLoginAtom, pageAt, PageLink } from '@playfront/site';
import { Button, buttonClass } from '@playfront/ui';
import styles from './MobileHeader.module.css';

/** A visitor's part of the header: log in, register. */
export function VisitorControls() {
  const isSignedIn = useIsSignedIn();
  const openLogin = useSetAtom(openLoginAtom);
  const [search] = useSearchParams();
  const isSignUp = pageAt(useLocation().pathname) === 'signUp';
  if (isSignedIn) return null;
  return (
    <div className={`${styles.controls} ${styles.visitor}`}>
      <Button variant="quiet" onClick={() => openLogin()}>
        <Message id="site.header.login" />
      </Button>
      {/* Register carries the tracking code over (spec §2); its own page has its own action. */}
      {!isSignUp && (
        <PageLink to="signUp" query={{ tracking_code: search.get('tracking_code') ?? undefined }} className={buttonClass({ variant: 'action' })}>
          <Message id="site.header.register" />
        </PageLink>
      )}
    </div>
  );
}
