import { useSetAtom } from 'jotai';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Message, useFormat } from '@playfront/i18n';
import { accountTabOf, isActionTab, openOverlayAtom, pageAt, PageLink, useBalanceRows } from '@playfront/site';
import { BalancePill, buttonClass } from '@playfront/ui';
import styles from './MobileHeader.module.css';

/** What a player has in the header: the balance, which opens the account, and deposit. */
export function PlayersOwn() {
  const format = useFormat();
  const balance = useBalanceRows();
  const openOverlay = useSetAtom(openOverlayAtom);
  const [search] = useSearchParams();
  const hasOwnAction = pageAt(useLocation().pathname) === 'account' && isActionTab(accountTabOf(search));
  if (!balance) return null;
  return (
    <div className={styles.controls}>
      <BalancePill
        total={balance.total}
        realShare={balance.realShare}
        isEmpty={balance.isEmpty}
        label={format.text('site.header.balance', { amount: balance.total })}
        aria-haspopup="dialog"
        onClick={() => openOverlay('account')}
      />
      {/* One action colour a screen: the cashier's pages and the forms have their own. */}
      <PageLink to="account" query={{ tab: 'deposit' }} className={buttonClass({ variant: hasOwnAction ? 'secondary' : 'action' })}>
        <Message id="site.header.deposit" />
      </PageLink>
    </div>
  );
}
