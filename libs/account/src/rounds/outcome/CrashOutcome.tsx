import { useFormat } from '@playfront/i18n';
import { useGameText } from '../useGameText.ts';
import type { OutcomeProps } from './outcome.ts';
import { crashView, readView } from './outcome-view.schema.ts';
import { shownMultiple } from './shown-multiple.ts';
import styles from './Outcome.module.css';

/** Where the flight ended, once it is over, and where the bet was cashed out. */
export function CrashOutcome({ outcome, state }: OutcomeProps) {
  const { text, languageTag } = useFormat();
  const { gameText } = useGameText();
  const view = readView(crashView, outcome.view);
  if (!view) return null;
  const { bust, cashedOutAt } = view;
  const times = (hundredths: number) => shownMultiple(hundredths / 100, languageTag, gameText);
  const endOf = (multiple: string) => {
    if (!outcome.is_interrupted) return gameText?.('games.crash.flew_at', { multiple }) ?? multiple;
    return [multiple, gameText?.('games.crash.interrupted')].filter(Boolean).join(' · ');
  };
  const isLost = bust !== null && cashedOutAt === null && state !== 'open' && state !== 'void';
  return (
    <>
      {bust !== null && <p className={styles.flightEnd}>{endOf(times(bust))}</p>}
      {cashedOutAt !== null && gameText && <p>{gameText('games.crash.cashed_out', { multiple: times(cashedOutAt) })}</p>}
      {isLost && <p>{text('account.bets.result.lost')}</p>}
      {outcome.is_interrupted && gameText && <p className={styles.caption}>{gameText('games.crash.how.lost')}</p>}
    </>
  );
}
