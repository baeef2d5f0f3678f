import { useSetAtom } from 'jotai';
import { useFormat } from '@playfront/i18n';
import { DepositLink, openOverlayAtom, useBalanceRows, usePageHasAction } from '@playfront/site';
import { BalancePill } from '@playfront/ui';
import styles from './MobileHeader.module.css';

/** The player's controls in the header: the balance, which opens the account drawer, and deposit. */
export function PlayerMenu() {
  const format = useFormat();
  const balance = useBalanceRows();
  const openOverlay = useSetAtom(openOverlayAtom);
  const hasOwnAction = usePageHasAction();
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
      <DepositLink variant={hasOwnAction ? 'secondary' : 'action'} />
    </div>
  );
}
