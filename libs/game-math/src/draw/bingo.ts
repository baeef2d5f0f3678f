import { choose, hitChance } from '../choose.ts';
import type { Bet, BetFigures, GameModel, Move, Played } from '../game-model.ts';
import { returnOf, statedPercent, times } from '../multiple.ts';
import { numbersTo, shuffled } from '../shuffle.ts';
import type { WordSource } from '../uniform-int.ts';
import { drawCard, marksOf, type BingoCard, type CardShape } from './bingo-cards.ts';
import { highestPattern, type BingoPattern } from './bingo-patterns.ts';

/** Bingo against a pay table, with extra balls that can be bought one by one. */
export type BingoRules = {
  readonly id: string;
  readonly shape: CardShape;
  /** Numbers in the drum, from 1. */
  readonly all: number;
  readonly drawn: number;
  readonly maxExtraBalls: number;
  /** Sorted by what they return, highest first. */
  readonly patterns: readonly BingoPattern[];
  /**
   * In how many ways `marked` numbers of a card make each pattern the highest, `counts[pattern][marked]`. They take seconds to count, so that they are
   * stated here and counted by a test.
   */
  readonly counts: Readonly<Record<string, readonly number[]>>;
  readonly volatility: GameModel['volatility'];
};

export type BingoView = {
  readonly cards: readonly BingoCard[];
  /** Every ball so far in the order of the draw, extra balls included. */
  readonly drawn: readonly number[];
  /** The highest pattern of each card, if it has one. */
  readonly patterns: readonly (BingoPattern['id'] | undefined)[];
};

/** A model with the rules behind it, which a page shows to the player. */
export type BingoModel = GameModel<BingoView> & { readonly rules: BingoRules };

const maxCards = 4;
const cardSpot = 'card';
/** Share of the price of an extra ball that comes back on average, in per cent; prices are rounded up. */
const extraBallPercent = 94;

/** A round of one to four cards. Once all balls are drawn, each further one costs what it is worth on average, plus the share of the operator. */
export function bingoModel(rules: BingoRules): BingoModel {
  const { id, shape, all, drawn: drawnCount, maxExtraBalls, patterns, counts, volatility } = rules;
  const cellCount = shape.rows * shape.columns - (shape.hasFreeCell ? 1 : 0);

  const winOn = ({ amountMinor }: Bet, card: BingoCard, drawn: ReadonlySet<number>) =>
    returnOf(amountMinor, times(highestPattern(patterns, marksOf(card, drawn))?.returns ?? 0));

  /** What the next ball costs: its average gain over every ball left, at 94 per cent, rounded up. 0 if it cannot win anything. */
  function extraBallPrice(bets: readonly Bet[], cards: readonly BingoCard[], drawn: readonly number[]): number {
    const balls = new Set(drawn);
    const winWith = (more: ReadonlySet<number>) => bets.reduce((sum, bet, index) => sum + winOn(bet, cards[index] ?? [], more), 0);
    const now = winWith(balls);
    const left = numbersTo(all).filter((number) => !balls.has(number));
    const gain = left.reduce((sum, ball) => sum + winWith(new Set([...balls, ball])) - now, 0);
    return Math.ceil((gain * 100) / (left.length * extraBallPercent));
  }

  function play(bets: readonly Bet[], moves: readonly string[], next: WordSource): Played<BingoView> {
    const cards = bets.map(() => drawCard(shape, next));
    const drum = shuffled(numbersTo(all), next);
    const extraBalls = moves.filter((move) => move === 'ball').length;
    let stakeMinor = bets.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    for (let bought = 0; bought < extraBalls; bought++) stakeMinor += extraBallPrice(bets, cards, drum.slice(0, drawnCount + bought));

    const drawn = drum.slice(0, drawnCount + extraBalls);
    const balls = new Set(drawn);
    const price = extraBalls < maxExtraBalls ? extraBallPrice(bets, cards, drawn) : 0;
    const isOver = moves.includes('collect') || price === 0;
    const settled = bets.map((bet, index) => ({ ...bet, winMinor: isOver ? winOn(bet, cards[index] ?? [], balls) : 0 }));
    const open: readonly Move[] = [
      { id: 'ball', costMinor: price },
      { id: 'collect', costMinor: 0 },
    ];
    return {
      view: { cards, drawn, patterns: cards.map((card) => highestPattern(patterns, marksOf(card, balls))?.id) },
      bets: settled,
      stakeMinor,
      winMinor: settled.reduce((sum, { winMinor }) => sum + winMinor, 0),
      moves: isOver ? [] : open,
    };
  }

  return {
    id,
    rules,
    engine: 'draw',
    maxBets: maxCards,
    volatility,
    exampleSpots: [cardSpot],
    maxWinX: patterns[0]?.returns ?? 0,
    endingMove: 'collect',
    isSpot: (spot) => spot === cardSpot,
    play,
    highestReturnOf: (bets) => bets.reduce((sum, { amountMinor }) => sum + returnOf(amountMinor, times(patterns[0]?.returns ?? 0)), 0),
    figuresOf(): BetFigures {
      const chances = patterns.map(({ id: pattern, returns }) => {
        const byMarked = (counts[pattern] ?? []).map(
          (count, marked) => (count * hitChance({ all, drawn: drawnCount, picked: cellCount, hits: marked })) / choose(cellCount, marked),
        );
        return { returns, chance: byMarked.reduce((sum, chance) => sum + chance, 0) };
      });
      return {
        rtpPercent: statedPercent(chances.reduce((sum, { returns, chance }) => sum + returns * chance, 0)),
        hitRate: chances.reduce((sum, { chance }) => sum + chance, 0),
      };
    },
  };
}
