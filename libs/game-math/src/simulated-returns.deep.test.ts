import { describe, expect, test } from 'vitest';
import { overUnder, twoDice } from './betmap/dice.ts';
import { fight } from './betmap/fighting.ts';
import { race } from './betmap/racing.ts';
import { americanRoulette, europeanRoulette, frenchRoulette } from './betmap/roulette.ts';
import { sicBo } from './betmap/sic-bo.ts';
import { virtualFootball } from './betmap/virtual-football.ts';
import { cipherWords } from './cipher-words.fixtures.ts';
import {
  bingo75Pay,
  cardDistribution,
  deviationOf,
  equalCases,
  goalWeights,
  hitRateOf,
  meanOf,
  playedDistributions,
  raceCases,
  ticketDistribution,
  videoBingoPay,
  weightedCases,
  type Distribution,
} from './distributions.fixtures.ts';
import { bingo75 } from './draw/bingo-75.ts';
import { keno } from './draw/keno.ts';
import { lottery535, lottery649 } from './draw/lottery.ts';
import { picksOf } from './draw/picked-numbers.ts';
import { videoBingo } from './draw/video-bingo.ts';
import type { GameModel } from './game-model.ts';
import { coinFlip } from './instant/coin-flip.ts';
import { plinko } from './instant/plinko.ts';
import { scratchCard, scratchPrizes } from './instant/scratch-card.ts';
import { fishing, shooting } from './instant/shots.ts';
import { wheel } from './instant/wheel.ts';
import { mines, minesMultiple } from './ladder/mines.ts';
import { penalty, penaltyMultiple } from './ladder/penalty.ts';
import { exactReturn } from './reels/exact-return.ts';
import { playReels } from './reels/play-reels.ts';
import { reelsModels } from './reels/reels-models.ts';

/** Deviations of the 99.99 % interval: about 200 figures are compared. The words are fixed, so that no run fails by chance. */
const deviations = 3.89;
/** Chances of prizes that are expected less often are compared together, by the return. */
const minExpected = 10;
const amountMinor = 10_000;
const million = 1_000_000;
const timeout = 600_000;

type Bet = { readonly spot: string; readonly exact: Distribution };
type Simulation = { readonly model: GameModel; readonly rounds: number; readonly bets: readonly Bet[]; readonly moves?: readonly string[] };

/** Plays rounds with all bets in each; no figure of any of them may be outside its interval. */
function expectSimulated({ model, rounds, bets, moves = [] }: Simulation): void {
  const next = cipherWords(`${model.id} ${moves.join(' ')} ${bets[0]?.spot ?? ''}`);
  const placed = bets.map(({ spot }) => ({ spot, amountMinor }));
  const counts = bets.map(() => new Map<number, number>());
  for (let round = 0; round < rounds; round++) {
    const { bets: settled } = model.play(placed, moves, next);
    for (let index = 0; index < settled.length; index++) {
      const returns = (settled[index]?.winMinor ?? 0) / amountMinor;
      const count = counts[index];
      count?.set(returns, (count.get(returns) ?? 0) + 1);
    }
  }
  const faults = bets.flatMap(({ spot, exact }, index) =>
    faultsOf(exact, counts[index] ?? new Map<number, number>(), rounds).map((fault) => `${spot}: ${fault}`),
  );
  expect(faults, model.id).toEqual([]);
}

function faultsOf(exact: Distribution, counts: ReadonlyMap<number, number>, rounds: number): string[] {
  const returned = [...counts].reduce((sum, [returns, count]) => sum + returns * count, 0) / rounds;
  const difference = Math.abs(returned - meanOf(exact));
  const interval = (deviations * deviationOf(exact)) / Math.sqrt(rounds);
  return [
    ...(difference > interval + 1e-9 ? [`returns ${returned}, not ${meanOf(exact)} ± ${interval}`] : []),
    ...[...counts.keys()].filter((returns) => !exact.has(returns)).map((returns) => `returns ${returns}, which it does not pay`),
    ...[...exact].flatMap(([returns, chance]) => {
      const [expected, count] = [chance * rounds, counts.get(returns) ?? 0];
      const isOutside = Math.abs(count - expected) > deviations * Math.sqrt(expected * (1 - chance)) + 1e-6;
      return expected >= minExpected && isOutside ? [`returns ${returns} ${count} times, not ${expected}`] : [];
    }),
  ];
}

/** A bet for each different figure of a game, so that every kind of bet is compared. */
function differentBets(model: GameModel, cases: Parameters<typeof playedDistributions>[2]): Bet[] {
  const byFigures = new Map(model.exampleSpots.map((spot) => [JSON.stringify(model.figuresOf(spot)), spot]));
  const spots = [...byFigures.values()].slice(0, model.maxBets);
  const distributions = playedDistributions(model, spots, cases);
  return spots.map((spot, index) => ({ spot, exact: distributions[index] ?? new Map<number, number>() }));
}

/** The exact figures must be the stated ones, so that the simulation compares with what the player is shown. */
function expectStated(model: GameModel, { spot, exact }: Bet): void {
  const { rtpPercent, hitRate } = model.figuresOf(spot);
  expect(Math.abs(meanOf(exact) * 100 - rtpPercent)).toBeLessThan(0.000501);
  expect(hitRateOf(exact)).toBeCloseTo(hitRate, 9);
}

describe('10 million rounds of betmap return what is stated', () => {
  test.each([
    { model: europeanRoulette, cases: () => equalCases(37), rounds: 1.5 * million },
    { model: frenchRoulette, cases: () => equalCases(37), rounds: million },
    { model: americanRoulette, cases: () => equalCases(38), rounds: million },
    { model: sicBo, cases: () => equalCases(6, 6, 6), rounds: million },
    { model: twoDice, cases: () => equalCases(6, 6), rounds: million },
    { model: race, cases: raceCases, rounds: million },
    { model: virtualFootball, cases: () => weightedCases(goalWeights(1.5), goalWeights(1.15)), rounds: million },
    { model: fight, cases: () => equalCases(1_000), rounds: million },
  ])('$model.id', { timeout }, ({ model, cases, rounds }) => {
    expectSimulated({ model, rounds, bets: differentBets(model, cases()) });
  });

  test.each(overUnder.exampleSpots)('over-under: %s', { timeout }, (spot) => {
    const [exact = new Map<number, number>()] = playedDistributions(overUnder, [spot], equalCases(10_000));
    expectSimulated({ model: overUnder, rounds: (1.5 * million) / overUnder.exampleSpots.length, bets: [{ spot, exact }] });
  });
});

describe('10 million rounds of draw return what is stated', () => {
  test.each([
    { model: keno, drum: { all: 80, drawn: 20 }, rounds: 5.5 * million },
    { model: lottery535, drum: { all: 35, drawn: 5 }, rounds: 2 * million },
    { model: lottery649, drum: { all: 49, drawn: 6 }, rounds: 2 * million },
  ])('$model.id', { timeout }, ({ model, drum, rounds }) => {
    for (const spot of model.exampleSpots) {
      const exact = ticketDistribution(model, drum, picksOf(spot, drum.all)?.length ?? 0);
      expectSimulated({ model, rounds: rounds / model.exampleSpots.length, bets: [{ spot, exact }] });
    }
  });

  test.each([
    { model: videoBingo, drum: { all: 60, drawn: 30 }, numbers: 15, payOf: videoBingoPay, rounds: 0.4 * million },
    // All 16,777,216 ways to mark the card are counted too, which the gate leaves out.
    { model: bingo75, drum: { all: 75, drawn: 40 }, numbers: 24, payOf: bingo75Pay, rounds: 0.1 * million },
  ])('$model.id', { timeout }, ({ model, drum, numbers, payOf, rounds }) => {
    const bet = { spot: 'card', exact: cardDistribution(drum, numbers, payOf) };
    expectStated(model, bet);
    expectSimulated({ model, rounds, bets: [bet], moves: ['collect'] });
  });
});

describe('10 million rounds of instant return what is stated', () => {
  test.each([
    { model: wheel, cases: () => equalCases(50), rounds: 2 * million },
    { model: coinFlip, cases: () => equalCases(2), rounds: million },
  ])('$model.id', { timeout }, ({ model, cases, rounds }) => {
    for (const bet of differentBets(model, cases())) expectSimulated({ model, rounds, bets: [bet] });
  });

  test.each([...fishing.exampleSpots.map((spot) => ({ model: fishing, spot })), ...shooting.exampleSpots.map((spot) => ({ model: shooting, spot }))])(
    '$model.id: $spot',
    { timeout },
    ({ model, spot }) => {
      const [exact = new Map<number, number>()] = playedDistributions(model, [spot], equalCases(Number(spot.slice('target-'.length)) * 100));
      expectSimulated({ model, rounds: 0.2 * million, bets: [{ spot, exact }] });
    },
  );

  test.each(plinko.exampleSpots)('plinko: %s', { timeout }, (spot) => {
    const rows = Array.from({ length: Number.parseInt(spot, 10) }, () => 2);
    const [exact = new Map<number, number>()] = playedDistributions(plinko, [spot], equalCases(...rows));
    expectSimulated({ model: plinko, rounds: 0.2 * million, bets: [{ spot, exact }] });
  });

  test('scratch-card', { timeout }, () => {
    const winning = scratchPrizes.map(({ returns, tickets }): [number, number] => [returns, tickets / million]);
    const bet = { spot: 'card', exact: new Map([...winning, [0, 1 - winning.reduce((sum, [, chance]) => sum + chance, 0)]]) };
    expectStated(scratchCard, bet);
    expectSimulated({ model: scratchCard, rounds: 2 * million, bets: [bet] });
  });
});

describe('10 million rounds of ladder return what is stated, wherever the player stops', () => {
  test.each([
    { count: 1, steps: [1, 12, 24] },
    { count: 3, steps: [1, 5, 12] },
    { count: 5, steps: [1, 4, 8] },
    { count: 10, steps: [1, 3, 6] },
    { count: 24, steps: [1] },
  ])('mines-$count', { timeout }, ({ count, steps }) => {
    for (const safe of steps) {
      const cells = Array.from({ length: safe }, (_, cell) => cell);
      const chance = cells.reduce((product, cell) => (product * (25 - count - cell)) / (25 - cell), 1);
      const exact = new Map([
        [minesMultiple(count, safe) / 10_000, chance],
        [0, 1 - chance],
      ]);
      expect(meanOf(exact) * 100).toBeGreaterThan(98.99);
      const moves = [...cells.map((cell) => `open-${cell}`), 'cash-out'];
      expectSimulated({ model: mines, rounds: 0.5 * million, bets: [{ spot: `mines-${count}`, exact }], moves });
    }
  });

  test.each([1, 2, 3, 4, 5])('the shoot-out, stopped after %i goals', { timeout }, (goals) => {
    const exact = new Map([
      [penaltyMultiple(goals) / 10_000, 0.8 ** goals],
      [0, 1 - 0.8 ** goals],
    ]);
    const moves = [...Array.from({ length: goals }, (_, kick) => `kick-${kick % 5}`), 'cash-out'];
    expectSimulated({ model: penalty, rounds: 0.7 * million, bets: [{ spot: 'shoot-out', exact }], moves });
  });
});

describe('10 million rounds of reels return what is stated', () => {
  test.each(Object.values(reelsModels))('$id', { timeout }, (model) => {
    const next = cipherWords(model.id);
    const rounds = Math.ceil((10 * million) / Object.keys(reelsModels).length);
    const bet = model.lines.length;
    let [sum, squares] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      const returns = playReels(model, bet, next).winMinor / bet;
      sum += returns;
      squares += returns ** 2;
    }
    const mean = sum / rounds;
    const interval = (deviations * Math.sqrt(squares / rounds - mean ** 2)) / Math.sqrt(rounds);
    expect(Math.abs(mean - exactReturn(model).total)).toBeLessThan(interval);
  });
});
