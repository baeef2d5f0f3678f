import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { accountTabOf } from '@playfront/site';
import styles from './AccountPage.module.css';

const BetListTab = lazy(() => import('@playfront/site/bet-list-tab').then((module) => ({ default: module.BetListTab })));
const DepositTab = lazy(() => import('@playfront/site/deposit-tab').then((module) => ({ default: module.DepositTab })));

/** The player's account; the place in it is in the address (`?tab=deposit`), the way to the others is the account drawer. */
export function Page() {
  const tab = accountTabOf(useSearchParams()[0]);
  return (
    <main id="content" className={styles.page}>
      {tab === 'deposit' ? <DepositTab /> : <BetListTab />}
    </main>
  );
}
