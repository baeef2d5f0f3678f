import { useAtomValue, useSetAtom } from 'jotai';
import { Message } from '@playfront/i18n';
import { Button, OfflineBar, useIsOffline } from '@playfront/ui';
import { isGamePlayAtom } from '../state/address.atoms.ts';
import { postponeTakeoverAtom, takeoverAtom } from './worker.atoms.ts';
import styles from './SiteBars.module.css';

/** The quiet bars at the foot of the window: no connection, and a new version, which never interrupts a game. */
export function SiteBars() {
  const isOffline = useIsOffline();
  const takeOver = useAtomValue(takeoverAtom);
  const postpone = useSetAtom(postponeTakeoverAtom);
  const isGamePlay = useAtomValue(isGamePlayAtom);
  return (
    <div className={styles.bars} data-game={isGamePlay || undefined}>
      <OfflineBar isOffline={isOffline}>
        <Message id="site.offline.bar" />
      </OfflineBar>
      <div role="status">
        {takeOver && !isGamePlay && !isOffline && (
          <div className={styles.update}>
            <p>
              <Message id="site.update.text" />
            </p>
            <Button variant="quiet" onClick={postpone}>
              <Message id="site.update.later" />
            </Button>
            <Button variant="secondary" onClick={takeOver}>
              <Message id="site.update.reload" />
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
