import { useState } from 'react';
import type { Round } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { joinClasses } from '@playfront/ui';
import styles from './Outcome.module.css';

type Spin = Extract<Round['outcome'], { kind: 'reels' }>['spins'][number];
type ReelsOutcomeProps = { spins: readonly Spin[]; symbols: Round['game']['symbols'] };

/** The windows of a reels game: the paid spin, then its free spins. Cells that pay are lit. */
export function ReelsOutcome({ spins, symbols }: ReelsOutcomeProps) {
  const { text } = useFormat();
  const [paid, ...free] = spins;
  return (
    <>
      {paid && <Window spin={paid} symbols={symbols} />}
      {free.length > 0 && (
        <ol className={styles.freeSpins}>
          {free.map((spin, index) => (
            <li key={index}>
              <p className={styles.caption}>{text('account.round.free_spin', { number: index + 1 })}</p>
              <Window spin={spin} symbols={symbols} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Window({ spin, symbols }: { spin: Spin; symbols: Round['game']['symbols'] }) {
  const lit = new Set(spin.wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel}:${row}`)));
  const rows = spin.window[0]?.map((_, row) => spin.window.map((reel) => reel[row] ?? '')) ?? [];
  return (
    <table className={joinClasses(styles.window, lit.size > 0 && styles.hasWin)}>
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={rowIndex}>
            {row.map((symbol, reel) => (
              <td key={reel} className={joinClasses(styles.cell, lit.has(`${reel}:${rowIndex}`) && styles.lit)}>
                <SymbolImage letter={symbol} src={symbols[symbol]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The image of a symbol, or its letter. */
function SymbolImage({ letter, src }: { letter: string; src: string | undefined }) {
  const [hasFailed, setHasFailed] = useState(false);
  return src && !hasFailed ? <img src={src} alt={letter} loading="lazy" onError={() => setHasFailed(true)} /> : letter;
}
