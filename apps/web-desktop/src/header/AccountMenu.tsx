import { usePlayer } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { PageLink, useAccountEntries, useSignOut, type AccountTab } from '@playfront/site';
import { IconLogout } from '@playfront/ui/icons';
import styles from './AccountMenu.module.css';

/** Links to the account pages, and a logout button. */
export function AccountMenu({ current, isCompact = false, onChoose }: { current?: AccountTab; isCompact?: boolean; onChoose?: () => void }) {
  const { text } = useFormat();
  const player = usePlayer();
  const signOut = useSignOut();
  const handleLogOut = () => {
    // Otherwise the panel would cover the dialog about unsaved changes.
    onChoose?.();
    signOut();
  };
  // The header's panel only has the account pages; the header has links to the others.
  const entries = useAccountEntries().filter(({ target }) => !isCompact || target.to === 'account');
  return (
    <div className={isCompact ? styles.compact : undefined}>
      <p className={styles.name} title={player?.username}>
        {player?.username}
      </p>
      <ul className={styles.list}>
        {entries.map(({ id, target, Icon, label, accessibleName, count }) => (
          <li key={id}>
            <PageLink {...target} className={styles.item} aria-current={id === current ? 'page' : undefined} onClick={onChoose}>
              <Icon size={20} />
              {/* No `aria-label`: it would have to contain the visible text unchanged (WCAG 2.5.3). */}
              {accessibleName && <span className="visually-hidden">{accessibleName}</span>}
              <span aria-hidden={accessibleName !== undefined}>{label}</span>
              {count > 0 && (
                <span className={styles.count} aria-hidden>
                  {count}
                </span>
              )}
            </PageLink>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.item} onClick={handleLogOut}>
            <IconLogout size={20} />
            {text('site.account.logout')}
          </button>
        </li>
      </ul>
    </div>
  );
}
