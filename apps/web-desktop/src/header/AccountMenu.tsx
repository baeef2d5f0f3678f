import { usePlayer } from '@playfront/auth';
import { Message } from '@playfront/i18n';
import { accountTabs, PageLink, useSignOut } from '@playfront/site';
import { IconLogout, IconReceipt, IconWallet } from '@playfront/ui/icons';

import styles from './AccountMenu.module.css';

const icons = { 'bet-list': IconReceipt, deposit: IconWallet } as const;

/** The player's own places and the way out. */
export function AccountMenu({ current, onChoose }: { current?: string; onChoose?: () => void }) {
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
