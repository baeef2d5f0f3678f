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

/** The player's own places and the way out. */
export function AccountMenu({ current, onChoose }: { current?: AccountTab; onChoose?: () => void }) {
  const player = usePlayer();
  const signOut = useSignOut();
  return (
    <>
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
    </>
  );
}
