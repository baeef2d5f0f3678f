import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { accountTabOf } from '@playfront/site';
import { AccountMenu } from '../header/AccountMenu.tsx';
import styles from './AccountPage.module.css';

const BetListTab = lazy(() => import('@playfront/site/bet-list-tab').then((module) => ({ default: module.BetListTab })));
const DepositTab = lazy(() => import('@playfront/site/deposit-tab').then((module) => ({ default: module.DepositTab })));

/** The player's account; the place in it is in the address (`?tab=deposit`). */
export function Page() {
  const tab = accountTabOf(useSearchParams()[0]);
  return (
    <div className={`wrap ${styles.page}`}>
      <aside>
        <AccountMenu current={tab} />
      </aside>
      <main id="content" className={styles.content}>
        {tab === 'deposit' ? <DepositTab /> : <BetListTab />}
      </main>
    </div>
  );
}
