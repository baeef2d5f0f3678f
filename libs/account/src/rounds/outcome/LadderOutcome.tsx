import { useFormat } from '@playfront/i18n';
import { joinClasses } from '@playfront/ui';
import { Ball, Balls } from './Balls.tsx';
import { CardsOutcome } from './CardsOutcome.tsx';
import { handsOf } from './hands-of.ts';
import type { OutcomeProps } from './outcome.ts';
import { ladderView, readView } from './outcome-view.schema.ts';
import styles from './Outcome.module.css';

const side = 5;
const rows = Array.from({ length: side }, (_, row) => Array.from({ length: side }, (_cell, column) => row * side + column));

/** A minefield with the opened cells lit, kicks, those that scored lit, or the cards of hi-lo. */
export function LadderOutcome(props: OutcomeProps) {
  const { outcome } = props;
  const { text } = useFormat();
  const view = readView(ladderView, outcome.view);
  if (!view) return handsOf(outcome.view).length > 0 ? <CardsOutcome {...props} /> : null;
  if ('kicks' in view) {
    return (
      <Balls>
        {view.kicks.map(({ aim, keeper }, index) => (
          <Ball key={index} isLit={aim !== keeper}>
            {text(aim === keeper ? 'account.round.miss' : 'account.round.hit')}
          </Ball>
        ))}
      </Balls>
    );
  }
  const [opened, mines] = [new Set(view.opened), new Set(view.mines)];
  return (
    <table className={styles.card}>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell) => (
              <td key={cell} className={joinClasses(styles.mark, opened.has(cell) && styles.lit)}>
                {mines.has(cell) && <span aria-hidden="true">{'✕'}</span>}
                {mines.has(cell) && <span className="visually-hidden">{text('account.round.mine')}</span>}
                {opened.has(cell) && <span className="visually-hidden">{text('account.round.opened')}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
