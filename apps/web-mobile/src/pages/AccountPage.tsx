import { AccountTabView, useAccountTab } from '@playfront/site/account-tab';
import styles from './AccountPage.module.css';

/** The player's account: the open tab. The account drawer links to the others. */
export function Page() {
  return (
    <main id="content" className={styles.page}>
      <AccountTabView tab={useAccountTab()} />
    </main>
  );
}
