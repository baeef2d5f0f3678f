import type { ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePlayer } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import {
  accountTabOf,
  closeOverlayAtom,
  DepositLimitLeft,
  menuTabOf,
  pageAt,
  PageLink,
  PanelBoundary,
  useAccountEntries,
  useBalanceRows,
  usePageHasAction,
  useSignOut,
  type AccountEntry,
} from '@playfront/site';
import { BalancePanel, buttonClass } from '@playfront/ui';
import { IconLogout } from '@playfront/ui/icons';
import { Drawer, drawerItemClass, DrawerItemContent } from '@playfront/ui/overlays';
import styles from './AccountDrawer.module.css';

/** Payment entries are buttons below the balance; the others are rows. */
const isPayment = ({ id }: AccountEntry) => id === 'deposit' || id === 'withdraw';

/** The value at the end of an entry: the rest of the deposit limit, or the number of unread messages. */
function endOf(id: AccountEntry['id'], count: number): { readonly end?: ReactNode } {
  if (id === 'limits') {
    const left = (
      <PanelBoundary hasFallback={false}>
        <DepositLimitLeft />
      </PanelBoundary>
    );
    return { end: left };
  }
  return count > 0 ? { end: <span aria-hidden>{count}</span> } : {};
}

/** The account drawer at the right (spec §2): balances, account pages, logout. Renders nothing for a visitor. */
export function AccountDrawer() {
  const format = useFormat();
  const player = usePlayer();
  const balance = useBalanceRows();
  const close = useSetAtom(closeOverlayAtom);
  const signOut = useSignOut();
  const entries = useAccountEntries();
  const hasOwnAction = usePageHasAction();
  const search = useSearchParams()[0];
  const page = pageAt(useLocation().pathname);
  const current = search.has('tab') ? menuTabOf(accountTabOf(search)) : page;
  if (!player || !balance) return null;
  const currentOf = (id: AccountEntry['id']) => (id === current ? { 'aria-current': 'page' as const } : {});
  const payments = entries.filter(isPayment).map(({ id, target, label }) => (
    <PageLink
      key={id}
      {...target}
      {...currentOf(id)}
      className={buttonClass({ variant: id === 'deposit' && !hasOwnAction ? 'action' : 'secondary' })}
      onClick={close}
    >
      {label}
    </PageLink>
  ));
  const logOut = (
    <button type="button" className={drawerItemClass({ size: 'l' })} onClick={signOut}>
      <IconLogout size={20} />
      {format.text('site.account.logout')}
    </button>
  );
  return (
    <Drawer isOpen onClose={close} side="right" title={player.username} closeLabel={format.text('site.account.close')} footer={logOut}>
      <div className={styles.balance}>
        <BalancePanel
          isPlain
          totalLabel={format.text('site.balance.total')}
          {...balance}
          rows={balance.rows.map(({ kind, label, amount }) => ({ kind, label, amount }))}
          actions={payments}
        />
      </div>
      <nav aria-label={format.text('site.account.nav')}>
        {entries
          .filter((entry) => !isPayment(entry))
          .map(({ id, target, Icon, label, accessibleName, count }) => (
            <PageLink key={id} {...target} {...currentOf(id)} className={drawerItemClass({ isOn: id === current })} onClick={close}>
              <DrawerItemContent icon={<Icon size={20} />} {...endOf(id, count)}>
                {accessibleName && <span className="visually-hidden">{accessibleName}</span>}
                <span aria-hidden={accessibleName !== undefined}>{label}</span>
              </DrawerItemContent>
            </PageLink>
          ))}
      </nav>
    </Drawer>
  );
}
