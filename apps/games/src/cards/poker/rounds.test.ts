import { gameModels, type Bet } from '@playfront/game-math';
import { expect, test } from 'vitest';
import type { BetRound } from '../../bets/bet-round.ts';
import { readHoldemRound } from './casino-holdem.ts';
import type { PokerRound } from './poker-game.ts';
import { readRussianRound } from './russian-poker.ts';
import { readThreeCardRound } from './three-card.ts';

const tools = { texts: { languageTag: 'en', text: (id: string) => id }, format: String };

/** Words of a linear congruential generator, so that every run plays the same rounds. */
function wordsOf(seed: number): () => number {
  let word = seed;
  return () => (word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0);
}

function roundOf(modelId: string, bets: readonly Bet[], moves: readonly string[], seed: number): BetRound {
  const model = gameModels.find(({ id }) => id === modelId);
  if (!model) throw new TypeError(`There is no model ${modelId}`);
  const played = model.play(bets, moves, wordsOf(seed));
  const { view, stakeMinor, winMinor } = played;
  return {
    id: 'round',
    nonce: 1,
    isOpen: played.moves.length > 0,
    view,
    bets: played.bets,
    moves: played.moves,
    step: moves.length,
    stakeMinor,
    winMinor,
  };
}

/** What the table shows as returned, all places together. */
function shownReturn({ results, raise }: PokerRound): number {
  return [...results.values()].reduce((sum, { returnMinor }) => sum + returnMinor, raise?.returnMinor ?? 0);
}

const ante = { spot: 'ante', amountMinor: 100 };
test.each([
  { model: 'casino-holdem', read: readHoldemRound, bets: [ante, { spot: 'aa-bonus', amountMinor: 50 }], moves: [[], ['call'], ['fold']] },
  { model: 'russian-poker', read: readRussianRound, bets: [ante], moves: [[], ['buy-sixth'], ['exchange-0-2', 'bet'], ['bet'], ['fold']] },
  { model: 'three-card-poker', read: readThreeCardRound, bets: [ante, { spot: 'pair-plus', amountMinor: 50 }], moves: [[], ['play'], ['fold']] },
  { model: 'three-card-poker', read: readThreeCardRound, bets: [{ spot: 'pair-plus', amountMinor: 50 }], moves: [[]] },
])('$model shows what each stake of $bets returned', ({ model, read, bets, moves }) => {
  for (const made of moves)
    for (let seed = 1; seed <= 300; seed++) {
      const round = roundOf(model, bets, made, seed);
      const shown = read(round, tools);
      const { bonus = 0 } = round.view as { bonus?: number };
      if (!round.isOpen) expect(shownReturn(shown) + bonus * ante.amountMinor).toBe(round.winMinor);
      else expect(shown.outcome).toBeUndefined();
    }
});
