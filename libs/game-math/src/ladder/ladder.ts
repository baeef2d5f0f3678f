import type { Bet, BetFigures, GameModel, Move, Played } from '../game-model.ts';
import { returnOf, statedPercent, type Multiple } from '../multiple.ts';
import type { WordSource } from '../uniform-int.ts';

/** Where a climb stands after some steps. */
export type Climb<View> = {
  /** What the player may see while the round is open, and once it is over. */
  readonly open: View;
  readonly over: View;
  /** What the steps so far return: one stake before the first step, nothing once a step has failed. */
  readonly multiple: Multiple;
  /** Steps that can be taken now; none after a failure or at the top. */
  readonly steps: readonly string[];
};

/** A way in which a step succeeds. */
export type StepSuccess = { readonly chance: number; readonly multiple: Multiple };

/** A game of risky steps, each worth more than the last, that ends when the player takes the money or a step fails. */
export type Ladder<View> = {
  readonly id: string;
  isSpot(spot: string): boolean;
  climb(spot: string, steps: readonly string[], next: WordSource): Climb<View>;
  /** All ways in which the first step succeeds. */
  firstStepOf(spot: string): readonly StepSuccess[];
  /** Steps that risk nothing: after them alone, there is nothing to cash out. */
  readonly freeSteps?: readonly string[];
  readonly exampleSpots: readonly string[];
  /** The highest return of a round. */
  maxMultipleOf(spot: string): Multiple;
  readonly volatility: GameModel['volatility'];
};

/** A round is paid out by itself once it returns 10,000 stakes. */
export const ladderTop: Multiple = 10_000 * 10_000;
export const cashOut = 'cash-out';
/** Ends a round that was left: it is cashed out, and without a step its stake comes back. Only the operator makes this move. */
const leave = 'leave';

/** The rules of a ladder game. */
export function ladderModel<View>(ladder: Ladder<View>): GameModel<View> {
  return {
    id: ladder.id,
    engine: 'ladder',
    maxBets: 1,
    volatility: ladder.volatility,
    exampleSpots: ladder.exampleSpots,
    maxWinX: Math.max(...ladder.exampleSpots.map((spot) => ladder.maxMultipleOf(spot))) / 10_000,
    endingMove: leave,
    isSpot: (spot) => ladder.isSpot(spot),

    play([bet]: readonly Bet[], moves, next): Played<View> {
      if (!bet) throw new RangeError('A round of a ladder needs a bet');
      const taken = moves.filter((move) => move !== cashOut && move !== leave);
      const { open, over, multiple, steps } = ladder.climb(bet.spot, taken, next);
      const isOver = taken.length < moves.length || steps.length === 0 || multiple >= ladderTop;
      const winMinor = isOver ? returnOf(bet.amountMinor, multiple) : 0;
      const hasRisked = taken.some((step) => !ladder.freeSteps?.includes(step));
      const offered: Move[] = [...steps, ...(hasRisked ? [cashOut] : [])].map((id) => ({ id, costMinor: 0 }));
      return {
        view: isOver ? over : open,
        bets: [{ ...bet, winMinor }],
        stakeMinor: bet.amountMinor,
        winMinor,
        moves: isOver ? [] : offered,
      };
    },

    highestReturnOf: (bets) => bets.reduce((sum, { spot, amountMinor }) => sum + returnOf(amountMinor, ladder.maxMultipleOf(spot)), 0),

    figuresOf(spot): BetFigures {
      const ways = ladder.firstStepOf(spot);
      return {
        rtpPercent: statedPercent(ways.reduce((sum, { chance, multiple }) => sum + (chance * multiple) / 10_000, 0)),
        hitRate: ways.reduce((sum, { chance }) => sum + chance, 0),
      };
    },
  };
}
