import { useState } from 'react';
import type { Round } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { joinClasses } from '@playfront/ui';
import { DescriptionList } from '@playfront/ui/data';
import styles from './Outcome.module.css';

type Outcome = Extract<Round['outcome'], { kind: 'reels' | 'ways' }>;
type Shown = {
  readonly window: readonly (readonly string[])[];
  readonly wins: readonly { readonly cells: readonly (readonly [number, number])[] }[];
};
type ReelsOutcomeProps = { outcome: Outcome; symbols: Round['game']['symbols'] };

/** The windows of a reels game: the paid spin, then its free spins; with ways, each spin has several. Cells that pay are lit. */
export function ReelsOutcome({ outcome, symbols }: ReelsOutcomeProps) {
  const { text, money } = useFormat();
  const [paid, ...free] = outcome.kind === 'ways' ? outcome.spins.map(({ steps }) => steps) : outcome.spins.map((spin) => [spin]);
  const jackpot = outcome.kind === 'reels' ? outcome.jackpot?.won : undefined;
  return (
    <>
      {paid && <Windows steps={paid} symbols={symbols} />}
      {free.length > 0 && (
        <ol className={styles.freeSpins}>
          {free.map((steps, index) => (
            <li key={index}>
              <p className={styles.caption}>{text('account.round.free_spin', { number: index + 1 })}</p>
              <Windows steps={steps} symbols={symbols} />
            </li>
          ))}
        </ol>
      )}
      {jackpot && <DescriptionList rows={[{ id: 'jackpot', label: text('account.round.jackpot'), value: money(jackpot) }]} />}
    </>
  );
}

const Windows = ({ steps, symbols }: { steps: readonly Shown[]; symbols: Round['game']['symbols'] }) =>
  steps.map((step, index) => <Window key={index} shown={step} symbols={symbols} />);

/** Reels may have different numbers of rows; the shorter ones end higher. */
function Window({ shown: { window, wins }, symbols }: { shown: Shown; symbols: Round['game']['symbols'] }) {
  const lit = new Set(wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel}:${row}`)));
  const rowCount = Math.max(0, ...window.map(({ length }) => length));
  const rows = Array.from({ length: rowCount }, (_, row) => window.map((reel) => reel[row]));
  return (
    <table className={joinClasses(styles.window, lit.size > 0 && styles.hasWin)}>
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={rowIndex}>
            {row.map((symbol, reel) => (
              <td key={reel} className={joinClasses(symbol && styles.cell, lit.has(`${reel}:${rowIndex}`) && styles.lit)}>
                {symbol && <SymbolImage letter={symbol} src={symbols[symbol]} />}
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
