import type { FC } from 'react';
import { useFormat } from '@playfront/i18n';
import { Skeleton } from '@playfront/ui';
import { DescriptionList } from '@playfront/ui/data';
import { useGameText } from '../useGameText.ts';
import { BetmapOutcome } from './BetmapOutcome.tsx';
import { CardsOutcome } from './CardsOutcome.tsx';
import { CrashOutcome } from './CrashOutcome.tsx';
import { DrawOutcome } from './DrawOutcome.tsx';
import { InstantOutcome } from './InstantOutcome.tsx';
import { LadderOutcome } from './LadderOutcome.tsx';
import { moveName } from './move-name.ts';
import type { OutcomeProps, ShownRound } from './outcome.ts';
import styles from './Outcome.module.css';
import { ReelsOutcome } from './ReelsOutcome.tsx';
import { spotName } from './spot-name.ts';

const drawings: Readonly<Record<string, FC<OutcomeProps>>> = {
  betmap: BetmapOutcome,
  cards: CardsOutcome,
  crash: CrashOutcome,
  draw: DrawOutcome,
  instant: InstantOutcome,
  ladder: LadderOutcome,
};

/** What was drawn in a round, with bets and moves; the drawing depends on the engine of the game. */
export function RoundOutcome({ round: { game, outcome, state } }: { round: ShownRound }) {
  const { text } = useFormat();
  return (
    <div className={styles.outcome} role="group" aria-label={text('account.round.drawn')}>
      {outcome.kind === 'bets' ? (
        <BetsOutcome game={game} outcome={outcome} state={state} />
      ) : (
        <ReelsOutcome outcome={outcome} symbols={game.symbols} />
      )}
    </div>
  );
}

function BetsOutcome(props: OutcomeProps) {
  const { isLoading } = useGameText();
  const Drawing = drawings[props.game.engine];
  if (isLoading) return <Skeleton height={120} radius="card" />;
  return (
    <>
      {Drawing && <Drawing {...props} />}
      <Bets {...props} />
    </>
  );
}

function Bets({ game: { engine, model }, outcome: { bets, moves, view }, state }: OutcomeProps) {
  const { text, money, languageTag } = useFormat();
  const { gameText } = useGameText();
  const isSettled = state !== 'open' && state !== 'void';
  const made = moves.map((move) => moveName(gameText, { engine, move, view })).join(' · ');
  return (
    <DescriptionList
      rows={[
        ...bets.map(({ spot, amount, win }, index) => ({
          id: `bet ${index}`,
          label: spotName(gameText, { model, spot, index, languageTag }),
          value: isSettled ? `${money(amount)} → ${money(win)}` : money(amount),
        })),
        ...(moves.length === 0 ? [] : [{ id: 'moves', label: text('account.round.moves'), value: made, startsGroup: true }]),
      ]}
    />
  );
}
