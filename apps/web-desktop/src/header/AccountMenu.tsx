import { usePlayer } from '@playfront/auth';
import { Message, useFormat } from '@playfront/i18n';
import { accountTabs, PageLink, useSignOut, useUnreadMessages, type AccountTab } from '@playfront/site';
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

import styles from './AccountMenu.module.css';

const icons = {
  'bet-list': IconReceipt,
  details: IconId,
  deposit: IconWallet,
  withdraw: IconBuildingBank,
  transactions: IconArrowsExchange,
  password: IconKey,
} as const satisfies Record<AccountTab, Icon>;

function InboxAndBonuses() {
  const format = useFormat();
  const unread = useUnreadMessages();
  return (
    <>
      <li>
        <PageLink to="promotions" className={styles.item}>
          <IconGift size={20} />
          <Message id="site.account.bonuses" />
        </PageLink>
      </li>
      <li>
        <PageLink to="mailBox" className={styles.item} data-unread={unread > 0 || undefined}>
          <IconMail size={20} />
          {unread > 0 ? format.text('site.nav.mailBoxUnread', { count: unread }) : format.text('site.nav.mailBox')}
        </PageLink>
      </li>
    </>
  );
}

/** The pages of the account and the way to log out. */
export function AccountMenu({ current, isCompact = false, onChoose }: { current?: AccountTab; isCompact?: boolean; onChoose?: () => void }) {
  const player = usePlayer();
  const signOut = useSignOut();
  return (
    <div className={isCompact ? styles.compact : undefined}>
      <p className={styles.name}>{player?.username}</p>
      <ul className={styles.list}>
        {accountTabs.map(({ id, titleId }) => {
          const Icon = icons[id];
          return (
            <li key={id}>
              <PageLink
                to="account"
                query={{ tab: id }}
                className={styles.item}
                aria-current={id === current ? 'page' : undefined}
                onClick={onChoose}
              >
                <Icon size={20} />
                <Message id={titleId} />
              </PageLink>
            </li>
          );
        })}
        {/* The header's panel has the entries of spec §2 alone; the header itself has these two. */}
        {!isCompact && <InboxAndBonuses />}
        <li className={styles.last}>
          <button type="button" className={styles.item} onClick={signOut}>
            <IconLogout size={20} />
            <Message id="site.account.logout" />
          </button>
        </li>
      </ul>
    </div>
  );
}
