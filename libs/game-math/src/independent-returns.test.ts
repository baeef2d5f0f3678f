import { describe, expect, test } from 'vitest';
import { overUnder, twoDice } from './betmap/dice.ts';
import { fight } from './betmap/fighting.ts';
import { race } from './betmap/racing.ts';
import { americanRoulette, europeanRoulette, frenchRoulette } from './betmap/roulette.ts';
import { sicBo } from './betmap/sic-bo.ts';
import { virtualFootball } from './betmap/virtual-football.ts';
import {
  cardDistribution,
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
import { keno } from './draw/keno.ts';
import { lottery535, lottery649 } from './draw/lottery.ts';
import { videoBingo } from './draw/video-bingo.ts';
import { picksOf } from './draw/picked-numbers.ts';
import type { GameModel } from './game-model.ts';
import { coinFlip } from './instant/coin-flip.ts';
import { plinko } from './instant/plinko.ts';
import { fishing, shooting } from './instant/shots.ts';
import { wheel } from './instant/wheel.ts';
import { penalty, penaltyMultiple } from './ladder/penalty.ts';

function expectStated(model: GameModel, spot: string, distribution: Distribution): void {
  const { rtpPercent, hitRate } = model.figuresOf(spot);
  // Stated with three decimals.
  expect(Math.abs(meanOf(distribution) * 100 - rtpPercent), spot).toBeLessThan(0.000501);
  expect(hitRateOf(distribution), spot).toBeCloseTo(hitRate, 9);
}

describe('a round for every case of the draw returns what is stated', () => {
  test.each([
    { model: europeanRoulette, cases: () => equalCases(37) },
    { model: frenchRoulette, cases: () => equalCases(37) },
    { model: americanRoulette, cases: () => equalCases(38) },
    { model: sicBo, cases: () => equalCases(6, 6, 6) },
    { model: twoDice, cases: () => equalCases(6, 6) },
    { model: overUnder, cases: () => equalCases(10_000) },
    { model: race, cases: raceCases },
    { model: virtualFootball, cases: () => weightedCases(goalWeights(1.5), goalWeights(1.15)) },
    { model: fight, cases: () => equalCases(1_000) },
    { model: wheel, cases: () => equalCases(50) },
    { model: coinFlip, cases: () => equalCases(2) },
  ])('$model.id', ({ model, cases }) => {
    const distributions = playedDistributions(model, model.exampleSpots, cases());
    for (const [index, spot] of model.exampleSpots.entries()) expectStated(model, spot, distributions[index] ?? new Map());
  });

  test.each(plinko.exampleSpots)('plinko %s', (spot) => {
    const rows = Array.from({ length: Number.parseInt(spot, 10) }, () => 2);
    expectStated(plinko, spot, playedDistributions(plinko, [spot], equalCases(...rows))[0] ?? new Map());
  });

  test.each([fishing, shooting])('$id', (model) => {
    for (const spot of model.exampleSpots) {
      const cases = equalCases(Number(spot.slice('target-'.length)) * 100);
      expectStated(model, spot, playedDistributions(model, [spot], cases)[0] ?? new Map());
    }
  });

  test.each([1, 2, 3, 4, 5])('the shoot-out, stopped after %i goals', (goals) => {
    const moves = [...Array.from({ length: goals }, () => 'kick-2'), 'cash-out'];
    const [distribution = new Map()] = playedDistributions(penalty, ['shoot-out'], equalCases(...Array.from({ length: goals }, () => 5)), moves);
    expect(hitRateOf(distribution)).toBeCloseTo(0.8 ** goals, 12);
    expect(meanOf(distribution)).toBeCloseTo((0.8 ** goals * penaltyMultiple(goals)) / 10_000, 12);
    expect(Math.abs(meanOf(distribution) * 100 - penalty.figuresOf('shoot-out').rtpPercent)).toBeLessThan(0.01);
  });
});

test.each([
  { model: keno, drum: { all: 80, drawn: 20 } },
  { model: lottery535, drum: { all: 35, drawn: 5 } },
  { model: lottery649, drum: { all: 49, drawn: 6 } },
])('tickets of $model.id return what is stated if their chances are computed ball by ball', ({ model, drum }) => {
  for (const spot of model.exampleSpots) expectStated(model, spot, ticketDistribution(model, drum, picksOf(spot, drum.all)?.length ?? 0));
});

test('a card of video bingo returns what all 32,768 ways to mark it add up to', () => {
  expectStated(videoBingo, 'card', cardDistribution({ all: 60, drawn: 30 }, 15, videoBingoPay));
});
