import { usePlayer } from '@playfront/auth';
import { Message } from '@playfront/i18n';
import { accountTabs, PageLink, useSignOut, type AccountTab } from '@playfront/site';
import { IconArrowsExchange, IconBuildingBank, IconId, IconKey, IconLogout, IconReceipt, IconWallet, type Icon } from '@playfront/ui/icons';

import styles from './AccountMenu.module.css';

const icons = {
  'bet-list': IconReceipt,
  details: IconId,
  deposit: IconWallet,
  withdraw: IconBuildingBank,
  transactions: IconArrowsExchange,
  password: IconKey,
} as const satisfies Record<AccountTab, Icon>;

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
