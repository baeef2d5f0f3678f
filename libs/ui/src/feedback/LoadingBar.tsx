import { useSyncExternalStore } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { LoadingBarState, LoadingBarStore } from './loading-bar.ts';
import styles from './LoadingBar.module.css';

export interface LoadingBarProps {
  bar: LoadingBarStore;
  /** Accessible name: "Page is loading". */
  label: string;
}

const hiddenOnServer = (): LoadingBarState => 'hidden';

/** The thin line at the top while a page or a list loads (spec §9). */
export function LoadingBar({ bar, label }: LoadingBarProps) {
  const state = useSyncExternalStore(bar.subscribe, bar.getState, hiddenOnServer);
  if (state === 'hidden') return null;
  return (
    <div className={joinClasses(styles.bar, styles[state])} role="progressbar" aria-label={label} data-state={state}>
      <div className={styles.fill} />
    </div>
  );
}
