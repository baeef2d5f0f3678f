import { useFormat, type Format } from '@playfront/i18n';
import type { OutcomeProps } from './outcome.ts';
import { instantView, readView } from './outcome-view.schema.ts';
import styles from './Outcome.module.css';

type Shown = number | string | boolean | readonly number[];

/** Ten-thousandths of a stake. */
const wholeMultiple = 10_000;

/** What each ticket, ball, spin of the wheel or shot showed, with its return in stakes. */
export function InstantOutcome({ game, outcome }: OutcomeProps) {
  const format = useFormat();
  const view = readView(instantView, outcome.view);
  if (!view) return null;
  return (
    <ol className={styles.prizes}>
      {view.prizes.map(({ shown, multiple }, index) => (
        <li key={index}>
          <span className={styles.figure}>{`${format.number(multiple / wholeMultiple)} ×`}</span>
          <span className={styles.caption}>{shownText(game.model, shown, format)}</span>
        </li>
      ))}
    </ol>
  );
}

function shownText(model: string, shown: Shown, { text, number }: Format): string {
  if (typeof shown === 'boolean') return text(shown ? 'account.round.hit' : 'account.round.miss');
  if (typeof shown === 'string') return shown;
  // Fields of the wheel are counted from 0.
  if (typeof shown === 'number') return number(shown + 1);
  return model === 'plinko' ? shown.map((turn) => (turn === 1 ? '↘' : '↙')).join(' ') : shown.map((prize) => prize + 1).join(' · ');
}
