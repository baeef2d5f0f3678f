import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router-dom';
import { useFormat } from '@playfront/i18n';
import { canUse } from '../session/scopes.ts';
import { useOfficer } from '../session/StaffSessionProvider.tsx';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { navigation, type NavigationEntry } from './navigation.ts';
import styles from './Frame.module.css';

/** Long, because each read adds a row to the audit log, which is never pruned. Actions reload the counts anyway. */
const countsIntervalMs = 300_000;

/** The pages that the officer may open, with the length of their queues. */
export function Navigation() {
  const { text } = useFormat();
  const { scope } = useOfficer();
  const counts = useQuery({ ...useStaffQuery('adminGetQueueCounts', {}), refetchInterval: countsIntervalMs, staleTime: countsIntervalMs });
  const waiting: Readonly<Record<string, number | undefined>> = {
    '/documents': counts.data?.documents,
    '/withdrawals': counts.data?.withdrawals,
    '/cases': counts.data?.cases,
    '/contact': counts.data?.contact_messages,
  };
  const entries = navigation.filter((entry) => canUse(scope, entry.scope));
  const group = (name: NavigationEntry['group'], label: string) => {
    const own = entries.filter((entry) => entry.group === name);
    if (own.length === 0) return null;
    return (
      <>
        <p className={styles['group']}>{label}</p>
        <ul className={styles['list']}>
          {own.map(({ path, label: id, icon: EntryIcon }) => (
            <li key={path}>
              <NavLink className={styles['entry'] ?? ''} to={path}>
                <EntryIcon size={18} aria-hidden />
                {text(id)}
                {waiting[path] ? <span className={styles['count']}>{waiting[path]}</span> : null}
              </NavLink>
            </li>
          ))}
        </ul>
      </>
    );
  };
  return (
    <nav className={styles['navigation']} aria-label={text('backoffice.navigation.label')}>
      {group('work', text('backoffice.navigation.work'))}
      {group('operation', text('backoffice.navigation.operation'))}
    </nav>
  );
}
