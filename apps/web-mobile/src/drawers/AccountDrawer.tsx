import { useSetAtom } from 'jotai';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePlayer } from '@playfront/auth';
import { Message, useFormat } from '@playfront/i18n';
import {
  accountTabOf,
  accountTabs,
  closeOverlayAtom,
  pageAt,
  PageLink,
  useBalanceRows,
  useSignOut,
  useUnreadMessages,
  type AccountTab,
} from '@playfront/site';
import { BalancePanel } from '@playfront/ui';
import {
  IconArrowsExchange,
  IconBuildingBank,
  IconGift,
  IconId,
  IconKey,
  IconLogout,
  IconMail,
  IconReceipt,
  IconWallet,
  type Icon,
} from '@playfront/ui/icons';
import { Drawer, drawerItemClass } from '@playfront/ui/overlays';
import styles from './AccountDrawer.module.css';

const icons = {
  'bet-list': IconReceipt,
  details: IconId,
  deposit: IconWallet,
  withdraw: IconBuildingBank,
  transactions: IconArrowsExchange,
  password: IconKey,
} as const satisfies Record<AccountTab, Icon>;

/** The right account drawer (spec §2): balances, the player's places, the way out. Only for a signed-in player. */
export function AccountDrawer() {
  const format = useFormat();
  const player = usePlayer();
  const balance = useBalanceRows();
  const close = useSetAtom(closeOverlayAtom);
  const signOut = useSignOut();
  const unread = useUnreadMessages();
  const search = useSearchParams()[0];
  const page = pageAt(useLocation().pathname);
  const isMailBox = page === 'mailBox';
  const tab = search.has('tab') ? accountTabOf(search) : undefined;
  if (!player || !balance) return null;
  return (
    <Drawer isOpen onClose={close} side="right" title={player.username} closeLabel={format.text('site.account.close')}>
      <div className={styles.balance}>
        <BalancePanel
          isPlain
          totalLabel={format.text('site.balance.total')}
          total={balance.total}
          realShare={balance.realShare}
          isEmpty={balance.isEmpty}
          rows={balance.rows}
        />
      </div>
      <nav aria-label={format.text('site.account.nav')}>
        {accountTabs.map(({ id, titleId }) => {
          const Icon = icons[id];
          return (
            <PageLink key={id} to="account" query={{ tab: id }} className={drawerItemClass({ isOn: id === tab, size: 'l' })} onClick={close}>
              <Icon size={20} />
              <Message id={titleId} />
            </PageLink>
          );
        })}
        <PageLink to="promotions" className={drawerItemClass({ isOn: page === 'promotions', size: 'l' })} onClick={close}>
          <IconGift size={20} />
          <Message id="site.account.bonuses" />
        </PageLink>
        <PageLink
          to="mailBox"
          className={drawerItemClass({ isOn: isMailBox, size: 'l' })}
          aria-current={isMailBox ? 'page' : undefined}
          onClick={close}
        >
          <IconMail size={20} />
          {unread > 0 ? format.text('site.nav.mailBoxUnread', { count: unread }) : format.text('site.nav.mailBox')}
        </PageLink>
        <button type="button" className={drawerItemClass({ size: 'l' })} onClick={signOut}>
          <IconLogout size={20} />
          <Message id="site.account.logout" />
        </button>
      </nav>
    </Drawer>
  );
}
