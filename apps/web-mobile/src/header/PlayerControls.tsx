import { lazy, Suspense } from 'react';
import { usePlayer } from '@playfront/auth';
import { Skeleton } from '@playfront/ui';
import styles from './MobileHeader.module.css';

const PlayerMenu = lazy(() => import('./PlayerMenu.tsx').then((module) => ({ default: module.PlayerMenu })));

/** The player's controls in the header (spec §2), a skeleton while the session is restored. A visitor never loads the controls. */
export function PlayerControls() {
  const skeleton = (
    <div className={styles.restoring} aria-hidden>
      <Skeleton width={84} height={40} radius="control" />
      <Skeleton width={80} height={40} radius="control" />
    </div>
  );
  return usePlayer() ? (
    <Suspense fallback={skeleton}>
      <PlayerMenu />
    </Suspense>
  ) : (
    skeleton
  );
}
