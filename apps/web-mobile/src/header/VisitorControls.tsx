import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useIsSignedIn } from '@playfront/auth';
import { Message } from '@playfront/i18n';
import { openLoginAtom, pageAt, PageLink } from '@playfront/site';
import { Button, buttonClass } from '@playfront/ui';
import styles from './MobileHeader.module.css';

/** A visitor's part of the header: log in, register. */
export function VisitorControls() {
  const isSignedIn = useIsSignedIn();
  const openLogin = useSetAtom(openLoginAtom);
  const isSignUp = pageAt(useLocation().pathname) === 'signUp';
  if (isSignedIn) return null;
  return (
    <div className={`${styles.controls} ${styles.visitor}`}>
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
