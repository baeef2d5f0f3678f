import { useFormat } from '@playfront/i18n';
import { DepositLink, useBalanceRows, usePageHasAction } from '@playfront/site';
import { BalancePanel, BalancePill, IconButton } from '@playfront/ui';
import { IconUserCircle } from '@playfront/ui/icons';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './DesktopHeader.module.css';
import { HeaderPopover } from './HeaderPopover.tsx';
import { MailBoxLink } from './MailBoxLink.tsx';

/** The player's controls in the header: balance, deposit, mail box, account (spec §2). */
export function PlayerMenu() {
  const format = useFormat();
  const balance = useBalanceRows();
  const hasOwnAction = usePageHasAction();
  if (!balance) return null;
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
        {() => <BalancePanel isPlain totalLabel={format.text('site.balance.total')} {...balance} />}
      </HeaderPopover>
      <DepositLink variant={hasOwnAction ? 'secondary' : 'action'} />
      <MailBoxLink />
      <HeaderPopover
        titleId="site.header.account"
        width={416}
        button={(props) => <IconButton label={format.text('site.header.account')} icon={<IconUserCircle />} {...props} />}
      >
        {(close) => <AccountMenu isCompact onChoose={close} />}
      </HeaderPopover>
    </div>
  );
}
