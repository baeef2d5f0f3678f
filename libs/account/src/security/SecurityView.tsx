import type { ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { CardList, CardRow } from '@playfront/ui/data';
import { IconClock, IconLogout } from '@playfront/ui/icons';
import { AuthenticatorRow } from './AuthenticatorRow.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordRow } from './PasswordRow.tsx';
import styles from './SecurityView.module.css';

export type SecurityViewProps = {
  /** Link to the tab that changes the password. */
  readonly passwordLink: ReactNode;
  /** Link to the page of breaks and self-exclusion. */
  readonly pauseLink: ReactNode;
  /** Link to the page that closes the account. */
  readonly closeLink: ReactNode;
  /** Called with a text when devices have been logged out. */
  readonly onDone: (text: string) => void;
};

/** The account's Security tab: how the player logs in, and on which devices. */
export function SecurityView({ passwordLink, pauseLink, closeLink, onDone }: SecurityViewProps) {
  const { text } = useFormat();
  return (
    <div className={styles.view}>
      <p className={styles.intro}>{text('account.security.intro')}</p>
      <CardList label={text('account.security.login')}>
        <PasswordRow link={passwordLink} />
        <AuthenticatorRow />
      </CardList>
      <PasskeysSection />
      <DevicesSection onDone={onDone} />
      <CardList label={text('account.security.leave')}>
        <CardRow icon={<IconClock size={20} />} title={text('account.pause.row.title')} hint={text('account.pause.row')} actions={pauseLink} />
        <CardRow icon={<IconLogout size={20} />} title={text('account.closure.title')} hint={text('account.closure.row')} actions={closeLink} />
      </CardList>
    </div>
  );
}
