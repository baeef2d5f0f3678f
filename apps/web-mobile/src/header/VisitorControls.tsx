import { useSetAtom } from 'jotai';
import { useIsSignedIn } from '@playfront/auth';
import { openLoginAtom, VisitorActions } from '@playfront/site';
import styles from './MobileHeader.module.css';

/** The visitor's controls in the header: log in, register. */
export function VisitorControls() {
  const isSignedIn = useIsSignedIn();
  const openLogin = useSetAtom(openLoginAtom);
  if (isSignedIn) return null;
  return (
    <div className={`${styles.controls} ${styles.visitor}`}>
      <VisitorActions onLogIn={() => openLogin()} />
    </div>
  );
}
