import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { IconFingerprint } from '@playfront/ui/icons';
import { LoginFailure, type LoginSupport } from './LoginFailure.tsx';
import { usePasskeyLogin } from './usePasskeyLogin.ts';
import styles from './LoginForm.module.css';

/** Logs in with a passkey, where the browser supports it. */
export function PasskeyLogin({ onSignedIn, ...support }: LoginSupport & { readonly onSignedIn: () => void }) {
  const { text } = useFormat();
  const { isSupported, isBusy, failure, handlePress } = usePasskeyLogin(onSignedIn);
  if (!isSupported) return null;
  return (
    <>
      <p className={styles.or}>{text('auth.login.or')}</p>
      {failure === 'cancelled' && <Notice>{text('auth.passkey.cancelled')}</Notice>}
      {failure && failure !== 'cancelled' && <LoginFailure failure={failure} {...support} />}
      <Button size="l" block icon={<IconFingerprint />} isBusy={isBusy} onClick={handlePress}>
        {text('auth.login.passkey')}
      </Button>
    </>
  );
}
