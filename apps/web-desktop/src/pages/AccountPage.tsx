import { menuTabOf, PanelBoundary } from '@playfront/site';
import { AccountTabView, useAccountTab } from '@playfront/site/account-tab';
import { AccountMenu } from '../header/AccountMenu.tsx';
import styles from './AccountPage.module.css';

/** The player's account: the menu beside the open tab. */
export function Page() {
  const tab = useAccountTab();
  return (
    <div className={`wrap ${styles.page}`}>
      <aside>
        <PanelBoundary>
          <AccountMenu current={menuTabOf(tab)} />
        </PanelBoundary>
      </aside>
      <main id="content" className={styles.content}>
        <AccountTabView tab={tab} />
      </main>
    </div>
  );
}
