import { useEffect } from 'react';
import { useSessionState } from '@playfront/auth';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { lazyView } from '../page-loading/lazy-view.ts';
import styles from './ActivationSlot.module.css';
import { rememberUnconfirmed } from './unconfirmed-mark.ts';

const ActivationReminder = lazyView(() => import('./ActivationReminder.tsx').then((module) => module.ActivationReminder));

/**
 * Space above a page for the reminder of an unconfirmed email address. The arrival script reserves it by a mark stored in this browser, so that
 * the page below does not shift once the player has loaded.
 */
export function ActivationSlot() {
  const session = useSessionState();
  const isPending = session.status === 'player' && !session.player.activated;
  useEffect(() => {
    if (session.status === 'player') rememberUnconfirmed(isPending);
  }, [session.status, isPending]);
  return (
    <div className={`wrap ${styles.slot}`}>
      {isPending && (
        <PanelBoundary hasFallback={false}>
          <ActivationReminder />
        </PanelBoundary>
      )}
    </div>
  );
}
