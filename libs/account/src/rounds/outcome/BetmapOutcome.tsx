import { useFormat } from '@playfront/i18n';
import { formatNumber } from '@playfront/money';
import { joinClasses } from '@playfront/ui';
import { Ball, Balls } from './Balls.tsx';
import type { OutcomeProps } from './outcome.ts';
import { betmapView, readView } from './outcome-view.schema.ts';
import styles from './Outcome.module.css';

/** Red numbers of every roulette table. */
const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
/** The double zero of the American wheel. */
const doubleZero = 37;

function pocketClass(pocket: number): string | undefined {
  if (pocket === 0 || pocket === doubleZero) return styles.green;
  return red.has(pocket) ? styles.red : styles.black;
}

/** One outcome for many bets: a pocket of the wheel, a roll, dice, the first three of a race, a score, a fight. */
export function BetmapOutcome({ game, outcome }: OutcomeProps) {
  const { languageTag } = useFormat();
  const drawn = readView(betmapView, outcome.view)?.outcome;
  if (drawn === undefined) return null;
  if (typeof drawn === 'number') {
    if (!game.model.endsWith('roulette'))
      return <p className={styles.figure}>{formatNumber(drawn / 100, languageTag, { minimumFractionDigits: 2 })}</p>;
    return <p className={joinClasses(styles.pocket, pocketClass(drawn))}>{drawn === doubleZero ? '00' : drawn}</p>;
  }
  if (Array.isArray(drawn)) {
    // Runners are counted from 0, dice from 1.
    const shown = game.model === 'race' ? drawn.map((runner) => runner + 1) : drawn;
    return (
      <Balls>
        {shown.map((figure, index) => (
          <Ball key={index} isSquare={game.model !== 'race'}>
            {figure}
          </Ball>
        ))}
      </Balls>
    );
  }
  if ('home' in drawn) return <p className={styles.figure}>{`${drawn.home} : ${drawn.away}`}</p>;
  return <p className={styles.figure}>{`${drawn.winner} · ${drawn.ending} · ${drawn.round}`}</p>;
}
