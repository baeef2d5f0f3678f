import { cipherWords } from '../cipher-words.fixtures.ts';
import type { Bet, GameModel, Played } from '../game-model.ts';
import { replayable } from '../play-by-strategy.fixtures.ts';

/** What a bet returned in a simulation, as a share of all its stakes, those of moves included. */
export type SimulatedReturn = {
  readonly spot: string;
  readonly mean: number;
  /** Standard deviation of the mean. */
  readonly error: number;
  readonly hitRate: number;
};

const amountMinor = 10_000;

/** Plays rounds with one bet on each spot. `decision` makes the moves, whose stakes are those of its spot. */
export function simulateDeals<View>(
  model: GameModel<View>,
  rounds: number,
  decision?: { readonly spot: string; moveOf(view: View): string },
): SimulatedReturn[] {
  const bets: Bet[] = model.exampleSpots.map((spot) => ({ spot, amountMinor }));
  const words = replayable(cipherWords(model.id));
  const sums = bets.map(() => ({ won: 0, staked: 0, squares: { won: 0, both: 0, staked: 0 }, hits: 0 }));
  const stake = bets.length * amountMinor;
  for (let round = 0; round < rounds; round++) {
    words.start();
    const played = playOut(model, bets, words, decision?.moveOf);
    for (const [index, { spot, winMinor }] of played.bets.entries()) {
      const total = sums[index];
      if (!total) continue;
      const staked = 1 + (spot === decision?.spot ? played.stakeMinor - stake : 0) / amountMinor;
      const won = winMinor / amountMinor;
      total.won += won;
      total.staked += staked;
      total.squares.won += won ** 2;
      total.squares.both += won * staked;
      total.squares.staked += staked ** 2;
      if (winMinor > 0) total.hits++;
    }
  }
  return sums.map(({ won, staked, squares, hits }, index) => {
    const mean = won / staked;
    // The deviation of a ratio: that of what is won above the mean share of what is staked.
    const variance = (squares.won - 2 * mean * squares.both + mean ** 2 * squares.staked) / rounds;
    return { spot: bets[index]?.spot ?? '', mean, error: Math.sqrt(variance / rounds) / (staked / rounds), hitRate: hits / rounds };
  });
}

function playOut<View>(
  model: GameModel<View>,
  bets: readonly Bet[],
  words: ReturnType<typeof replayable>,
  moveOf?: (view: View) => string,
): Played<View> {
  const moves: string[] = [];
  for (;;) {
    const played = model.play(bets, moves, words.again());
    if (played.moves.length === 0 || !moveOf) return played;
    moves.push(moveOf(played.view));
  }
}

/** Simulated figures that are not within `deviations` of what the model states. */
export function deviatingReturns(model: GameModel, simulated: readonly SimulatedReturn[], rounds: number, deviations: number): string[] {
  return simulated.flatMap(({ spot, mean, error, hitRate }) => {
    const stated = model.figuresOf(spot);
    const hitError = Math.sqrt((stated.hitRate * (1 - stated.hitRate)) / rounds);
    return [
      ...(Math.abs(mean * 100 - stated.rtpPercent) > deviations * error * 100 + 0.0005
        ? [`${spot} returns ${mean}, not ${stated.rtpPercent} %`]
        : []),
      ...(Math.abs(hitRate - stated.hitRate) > deviations * hitError ? [`${spot} returns anything in ${hitRate}, not ${stated.hitRate}`] : []),
    ];
  });
}
