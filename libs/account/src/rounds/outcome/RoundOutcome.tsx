import type { FC } from 'react';
import { useFormat } from '@playfront/i18n';
import { DescriptionList } from '@playfront/ui/data';
import { BetmapOutcome } from './BetmapOutcome.tsx';
import { CardsOutcome } from './CardsOutcome.tsx';
import { DrawOutcome } from './DrawOutcome.tsx';
import { InstantOutcome } from './InstantOutcome.tsx';
import { LadderOutcome } from './LadderOutcome.tsx';
import type { BetsOutcome, OutcomeProps, ShownRound } from './outcome.ts';
import styles from './Outcome.module.css';
import { ReelsOutcome } from './ReelsOutcome.tsx';
import { shownMove, shownSpot } from './shown-spot.ts';

const drawings: Readonly<Record<string, FC<OutcomeProps>>> = {
  betmap: BetmapOutcome,
  cards: CardsOutcome,
  draw: DrawOutcome,
  instant: InstantOutcome,
  ladder: LadderOutcome,
};

/** What was drawn in a round, with bets and moves; the drawing depends on the engine of the game. */
export function RoundOutcome({ round: { game, outcome } }: { round: ShownRound }) {
  const { text } = useFormat();
  const Drawing = drawings[game.engine];
  return (
    <div className={styles.outcome} role="group" aria-label={text('account.round.drawn')}>
      {outcome.kind !== 'bets' ? (
        <ReelsOutcome outcome={outcome} symbols={game.symbols} />
      ) : (
        <>
          {Drawing && <Drawing game={game} outcome={outcome} />}
          <Bets game={game} outcome={outcome} />
        </>
      )}
    </div>
  );
}

/** A readable form of ids such as `split-20-23`. */
const nameOf = (id: string) => id.replaceAll('-', ' ');

function Bets({ game, outcome: { bets, moves } }: { game: ShownRound['game']; outcome: BetsOutcome }) {
  const { text, money, languageTag } = useFormat();
  return (
    <DescriptionList
      rows={[
        ...bets.map(({ spot, amount, win }, index) => ({
          id: `bet ${index}`,
          label: nameOf(shownSpot(game.model, spot, languageTag)),
          value: `${money(amount)} → ${money(win)}`,
        })),
        ...(moves.length === 0
          ? []
          : [{ id: 'moves', label: text('account.round.moves'), value: moves.map((move) => nameOf(shownMove(move))).join(', '), startsGroup: true }]),
      ]}
    />
  );
}
