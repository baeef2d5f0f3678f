import { lazy, Suspense } from 'react';
import { usePlayer } from '@playfront/auth';
import { Skeleton } from '@playfront/ui';
import styles from './DesktopHeader.module.css';

const PlayersOwn = lazy(() => import('./PlayersOwn.tsx').then((module) => ({ default: module.PlayersOwn })));

/** A player's part of the header (spec §2): its place while the session is restored, and what a visitor never loads once it is. */
export function PlayerControls() {
  const bones = (
    <div className={styles.restoring} aria-hidden>
      <Skeleton width={120} height={40} radius="control" />
      <Skeleton width={88} height={40} radius="control" />
      <Skeleton width={40} height={40} radius="control" />
      <Skeleton width={40} height={40} radius="control" />
    </div>
  );
  return usePlayer() ? (
    <Suspense fallback={bones}>
      <PlayersOwn />
    </Suspense>
  ) : (
    bones
  );
}
