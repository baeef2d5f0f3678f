import { describe, expect, test } from 'vitest';
import { basicStrategy } from './cards/blackjack-strategy.ts';
import { blackjack } from './cards/blackjack.ts';
import type { Bet, GameModel, Played } from './game-model.ts';
import { gameModels } from './game-models.ts';
import { hmacWords } from './hmac-words.fixtures.ts';
import { hiLo, likelierGuess } from './ladder/hi-lo.ts';
import { cashOut } from './ladder/ladder.ts';
import { playByStrategy } from './play-by-strategy.fixtures.ts';
import { uniformInt, type WordSource } from './uniform-int.ts';

const seed = 'd'.repeat(64);

type PlayOfStrategy = (bets: readonly Bet[], words: () => WordSource) => Played<unknown>;
/** Models whose figures are those of a strategy. */
const strategies: Readonly<Record<string, PlayOfStrategy>> = {
  [blackjack.id]: (bets, words) => playByStrategy(blackjack, basicStrategy, bets, words),
  [hiLo.id]: (bets, words) => playByStrategy(hiLo, (view, open) => (open.includes(cashOut) ? cashOut : likelierGuess(view)), bets, words),
};

/** Plays a round to its end with random moves. */
function playOut(model: GameModel, bets: readonly Bet[], nonce: number) {
  const choice = hmacWords(seed, 'moves', nonce);
  const moves: string[] = [];
  for (;;) {
    const played = model.play(bets, moves, hmacWords(seed, model.id, nonce));
    const move = played.moves.length > 0 ? played.moves[uniformInt(choice, played.moves.length)] : undefined;
    if (!move) return { played, moves };
    moves.push(move.id);
  }
}

test('every model has its own name', () => {
  expect(new Set(gameModels.map(({ id }) => id)).size).toBe(gameModels.length);
});

describe.each(gameModels)('$id', (model) => {
  const betsOf = (amountMinor: number): Bet[] => model.exampleSpots.slice(0, model.maxBets).map((spot) => ({ spot, amountMinor }));

  test('has its own spots only', () => {
    expect(model.exampleSpots.filter((spot) => !model.isSpot(spot))).toEqual([]);
    for (const spot of [
      '',
      ' ',
      'constructor',
      '__proto__',
      'straight-38',
      'win-8',
      '0',
      '81',
      '1-1',
      '2-1',
      '01',
      'mines-0',
      'under-0',
      'x'.repeat(10_000),
    ])
      expect(model.isSpot(spot), spot).toBe(false);
  });

  test('repeats a round from the same words and moves', () => {
    for (let nonce = 0; nonce < 20; nonce++) {
      const { played, moves } = playOut(model, betsOf(100), nonce);
      expect(model.play(betsOf(100), moves, hmacWords(seed, model.id, nonce))).toEqual(played);
    }
  });

  test('draws the same for every stake, and returns in proportion to it', () => {
    for (let nonce = 0; nonce < 20; nonce++) {
      const small = playOut(model, betsOf(10_000), nonce);
      const large = model.play(betsOf(1_000_000), small.moves, hmacWords(seed, model.id, nonce));
      expect(large.view).toEqual(small.played.view);
      expect(large.winMinor).toBe(small.played.winMinor * 100);
    }
  });

  test('returns no part of a minor unit, and never more than its highest return', () => {
    for (let nonce = 0; nonce < 50; nonce++) {
      const { played } = playOut(model, betsOf(7), nonce);
      expect(played.bets.every(({ winMinor, amountMinor }) => Number.isSafeInteger(winMinor) && winMinor <= amountMinor * model.maxWinX)).toBe(true);
      expect(played.winMinor).toBe(played.bets.reduce((sum, { winMinor }) => sum + winMinor, 0));
      expect(played.stakeMinor).toBeGreaterThanOrEqual(played.bets.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
    }
  });

  test('returns nothing while a round is open, and ends a round that was left', () => {
    const bets = betsOf(100);
    const opened = model.play(bets, [], hmacWords(seed, model.id, 3));
    if (opened.moves.length === 0) return;
    expect(opened.winMinor).toBe(0);
    expect(model.play(bets, [model.endingMove ?? ''], hmacWords(seed, model.id, 3)).moves).toEqual([]);
  });

  test('pays as often in simulated play as it states, within the sampling error', () => {
    const spot = model.exampleSpots[0] ?? '';
    const bets = [{ spot, amountMinor: 10_000 }];
    // The figures of a game of cards with decisions are those of its strategy, which its own tests play.
    if (model.engine === 'cards' && model.endingMove && !strategies[model.id]) return;
    // A round that waits is ended at once; one that climbs takes one step.
    const step = model.engine === 'ladder' ? [model.play(bets, [], hmacWords(seed, 'step', 0)).moves[0]?.id ?? ''] : [];
    const moves = model.endingMove ? [...step, model.endingMove] : step;
    const next = hmacWords(seed, `${model.id} hits`, 0);
    const byStrategy = strategies[model.id];
    const rounds = 3_000;
    const played = Array.from({ length: rounds }, (_, nonce) =>
      byStrategy ? byStrategy(bets, () => hmacWords(seed, `${model.id} hits`, nonce)) : model.play(bets, moves, next),
    );
    const hits = played.filter(({ winMinor }) => winMinor > 0).length;
    const { hitRate } = model.figuresOf(spot);
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThanOrEqual(4.5 * Math.sqrt((hitRate * (1 - hitRate)) / rounds));
  });
});
