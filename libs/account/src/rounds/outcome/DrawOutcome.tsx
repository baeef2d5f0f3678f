import { joinClasses } from '@playfront/ui';
import { Ball, Balls } from './Balls.tsx';
import type { OutcomeProps } from './outcome.ts';
import { drawView, readView } from './outcome-view.schema.ts';
import styles from './Outcome.module.css';

/** Drawn balls, those of the player's picks lit; bingo shows the cards with their marks. */
export function DrawOutcome({ outcome }: OutcomeProps) {
  const view = readView(drawView, outcome.view);
  if (!view) return null;
  const balls = new Set(view.drawn);
  const picked = new Set(outcome.bets.flatMap(({ spot }) => (/^\d+(-\d+)*$/.test(spot) ? spot.split('-').map(Number) : [])));
  return (
    <>
      <Balls>
        {view.drawn.map((number) => (
          <Ball key={number} isLit={picked.has(number)}>
            {number}
          </Ball>
        ))}
      </Balls>
      <div className={styles.cards}>
        {view.cards?.map((card, index) => (
          <Card key={index} card={card} balls={balls} />
        ))}
      </div>
    </>
  );
}

function Card({ card, balls }: { card: readonly (readonly number[])[]; balls: ReadonlySet<number> }) {
  return (
    <table className={styles.card}>
      <tbody>
        {card.map((row) => (
          <tr key={row.join(' ')}>
            {row.map((number) => (
              <td key={number} className={joinClasses(styles.mark, (number === 0 || balls.has(number)) && styles.lit)}>
                {number === 0 ? '★' : number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
