import { lazy, Suspense } from 'react';
import { useFormat } from '@playfront/i18n';
import { ActiveBonusCard } from './ActiveBonusCard.tsx';
import styles from './ActiveBonusCard.module.css';
import { useGiveUpBonus } from './useGiveUpBonus.ts';
import { useOpenBonuses } from './useOpenBonuses.ts';
import { WaitingBonuses } from './WaitingBonuses.tsx';

// Contains Mantine (decision 0002).
const GiveUpDialog = lazy(async () => ({ default: (await import('./GiveUpDialog.tsx')).GiveUpDialog }));

const focusOn = (element: HTMLElement | null) => element?.focus();

/** The player's open bonuses, each of which can be given up. Renders nothing for a visitor or if there are none. */
export function OpenBonuses({ gamesPath, hasSports }: { gamesPath: string; hasSports: boolean }) {
  const { text, money } = useFormat();
  const { running, waiting } = useOpenBonuses();
  const { phase, ask, close, confirm } = useGiveUpBonus();
  const givenUp = phase.kind === 'given-up' ? phase.bonus : undefined;
  // If the bonus ends while the dialog is open, it leaves the list, but the dialog must still say so.
  if (!running && waiting.length === 0 && phase.kind === 'idle') return null;
  return (
    <div className={styles.open}>
      {givenUp && (
        <p ref={focusOn} tabIndex={-1} className={styles.dim}>
          {givenUp.status === 'issued'
            ? text('content.bonus.give_up.done_waiting', { title: givenUp.title })
            : text('content.bonus.give_up.done', { title: givenUp.title, amount: money(givenUp.balance) })}
        </p>
      )}
      {running && <ActiveBonusCard bonus={running} gamesPath={gamesPath} hasSports={hasSports} onGiveUp={() => ask(running)} />}
      {waiting.length > 0 && <WaitingBonuses bonuses={waiting} onGiveUp={ask} />}
      {(phase.kind === 'asking' || phase.kind === 'busy') && (
        <Suspense fallback={null}>
          <GiveUpDialog bonus={phase.bonus} isBusy={phase.kind === 'busy'} failure={phase.failure} onConfirm={confirm} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
