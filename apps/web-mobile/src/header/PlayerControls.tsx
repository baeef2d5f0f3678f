import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { usePlayer } from '@playfront/auth';
import { Message, useFormat } from '@playfront/i18n';
import { openOverlayAtom, PageLink, useBalanceRows } from '@playfront/site';
import { BalancePill, buttonClass, Skeleton } from '@playfront/ui';
import styles from './MobileHeader.module.css';

/** A player's part of the header: the balance, which opens the account, and deposit. */
export function PlayerControls() {
  const format = useFormat();
  const player = usePlayer();
  const balance = useBalanceRows();
  const openOverlay = useSetAtom(openOverlayAtom);
  const isCashier = useLocation().search.includes('tab=deposit');
  if (!player || !balance) {
    return (
      <div className={styles.restoring} aria-hidden>
        <Skeleton width={84} height={40} radius="control" />
        <Skeleton width={80} height={40} radius="control" />
      </div>
    );
  }
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
      {/* On the cashier's own page its button is the action (one action colour a screen). */}
      <PageLink to="account" query={{ tab: 'deposit' }} className={buttonClass({ variant: isCashier ? 'secondary' : 'action' })}>
        <Message id="site.header.deposit" />
      </PageLink>
    </div>
  );
}
