import { Message, useFormat } from '@playfront/i18n';
import { accountTabOf, isActionTab, pageAt, PageLink, useBalanceRows } from '@playfront/site';
import { BalancePanel, BalancePill, buttonClass, IconButton } from '@playfront/ui';
import { IconUserCircle } from '@playfront/ui/icons';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './DesktopHeader.module.css';
import { HeaderPopover } from './HeaderPopover.tsx';
import { MailBoxLink } from './MailBoxLink.tsx';

/** What a player has in the header: balance, deposit, account (spec §2). */
export function PlayersOwn() {
  const format = useFormat();
  const balance = useBalanceRows();
  const [search] = useSearchParams();
  const hasOwnAction = pageAt(useLocation().pathname) === 'account' && isActionTab(accountTabOf(search));
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
      {/* One action colour a screen: the cashier's pages and the forms have their own. */}
      <PageLink to="account" query={{ tab: 'deposit' }} className={buttonClass({ variant: hasOwnAction ? 'secondary' : 'action' })}>
        <Message id="site.header.deposit" />
      </PageLink>
      <MailBoxLink />
      <HeaderPopover
        titleId="site.header.account"
        width={240}
        button={(props) => <IconButton label={format.text('site.header.account')} icon={<IconUserCircle />} {...props} />}
      >
        {(close) => <AccountMenu isCompact onChoose={close} />}
      </HeaderPopover>
    </div>
  );
}
