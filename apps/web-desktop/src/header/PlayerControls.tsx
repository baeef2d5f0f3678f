import { usePlayer } from '@playfront/auth';
import { Message, useFormat } from '@playfront/i18n';
import { PageLink, useBalanceRows } from '@playfront/site';
import { BalancePanel, BalancePill, buttonClass, IconButton, Skeleton } from '@playfront/ui';
import { IconUserCircle } from '@playfront/ui/icons';
import { useLocation } from 'react-router-dom';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './DesktopHeader.module.css';
import { HeaderPopover } from './HeaderPopover.tsx';

/** A player's part of the header: balance, deposit, account (spec §2). */
export function PlayerControls() {
  const format = useFormat();
  const player = usePlayer();
  const balance = useBalanceRows();
  const isCashier = useLocation().search.includes('tab=deposit');
  if (!player || !balance) {
    return (
      <div className={styles.restoring} aria-hidden>
        <Skeleton width={120} height={40} radius="control" />
        <Skeleton width={88} height={40} radius="control" />
        <Skeleton width={40} height={40} radius="control" />
      </div>
    );
  }
  return (
    <div className={styles.controls}>
      <HeaderPopover
        titleId="site.account.title"
        width={336}
        button={(props) => (
          <BalancePill
            total={balance.total}
            realShare={balance.realShare}
            isEmpty={balance.isEmpty}
            label={format.text('site.header.balance', { amount: balance.total })}
            hasChevron
            {...props}
          />
        )}
      >
        {() => (
          <BalancePanel
            isPlain
            totalLabel={format.text('site.balance.total')}
            total={balance.total}
            realShare={balance.realShare}
            isEmpty={balance.isEmpty}
            rows={balance.rows}
          />
        )}
      </HeaderPopover>
      {/* On the cashier's own page its button is the action (one action colour a screen). */}
      <PageLink to="account" query={{ tab: 'deposit' }} className={buttonClass({ variant: isCashier ? 'secondary' : 'action' })}>
        <Message id="site.header.deposit" />
      </PageLink>
      <HeaderPopover
        titleId="site.header.account"
        width={240}
        button={(props) => <IconButton label={format.text('site.header.account')} icon={<IconUserCircle />} {...props} />}
      >
        {(close) => <AccountMenu onChoose={close} />}
      </HeaderPopover>
    </div>
  );
}
