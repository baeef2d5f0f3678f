import type { ReactNode } from 'react';
import { useSessionState } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Skeleton } from '@playfront/ui';
import styles from './Fairness.module.css';

/** What only a player has: a visitor is asked to log in, and a login that is being restored is waited for. */
export function ForPlayer({ children }: { readonly children: ReactNode }) {
  const { text } = useFormat();
  const { status } = useSessionState();
  if (status === 'player') return children;
  return status === 'restoring' ? <Skeleton height={260} radius="card" /> : <p className={styles.dim}>{text('account.fairness.visitor')}</p>;
}
