import { describe, expect, it } from 'vitest';
import { roundWords } from '../../games/round-words.ts';
import { decidedOutcome, fairChances, marketsOf, outcomesOf, winningOutcome } from './markets.ts';
import { totalOf, type Situation } from './sport-model.ts';
import { drawMatch, sports, type SportId } from './sports.ts';

const ids = Object.keys(sports) as SportId[];
const strengths = { home: 0.4, away: -0.3 };
const matches = (sport: SportId, count: number) =>
  Array.from({ length: count }, (_, nonce) => drawMatch(sport, strengths, roundWords('5e'.repeat(32), sport, nonce)));

/** Four standard deviations of a share; the seeds are fixed, so the result is deterministic. */
const tolerance = (chance: number, count: number) => 4 * Math.sqrt((chance * (1 - chance)) / count) + 0.002;

describe.each(ids)('%s', (sport) => {
  const { model } = sports[sport];
  const opening = model.finals(strengths, model.opening);
  const markets = marketsOf(sports[sport], opening);

  it('has results as frequent as its opening prices imply', () => {
    const ended = matches(sport, 1500)
      .map((match) => match.situationAt(match.seconds))
      .filter(({ phase }) => phase === 'ended');
    for (const market of markets) {
      const chances = fairChances(market, opening);
      const seen = ended.map(({ score, periods }) => winningOutcome(market, { score, total: totalOf(periods) }));
      for (const [index, outcome] of outcomesOf[market.type].entries()) {
        const share = seen.filter((each) => each === outcome).length / ended.length;
        const chance = chances[index] ?? 0;
        expect(Math.abs(share - chance), `${market.type} ${market.line} ${outcome}`).toBeLessThan(tolerance(chance, ended.length));
      }
    }
  });

  it('has results as frequent as its half-time prices imply', () => {
    const played = matches(sport, 300).filter((match) => match.situationAt(match.seconds).phase === 'ended');
    for (const market of markets) {
      let expected = 0;
      let variance = 0;
      let seen = 0;
      for (const match of played) {
        const [chance = 0] = fairChances(market, model.finals(strengths, match.situationAt(match.seconds / 2)));
        expected += chance;
        variance += chance * (1 - chance);
        const { score, periods } = match.situationAt(match.seconds);
        if (winningOutcome(market, { score, total: totalOf(periods) }) === outcomesOf[market.type][0]) seen += 1;
      }
      expect(Math.abs(seen - expected), `${market.type} ${market.line}`).toBeLessThan(4 * Math.sqrt(variance) + 1);
    }
  });

  it('only advances, and never changes a decided result', () => {
    for (const match of matches(sport, 20)) {
      const decided = new Map<number, string>();
      let before: Situation | undefined;
      for (let second = 0; second <= match.seconds; second += 60) {
        const now = match.situationAt(second);
        expect(now.playedSeconds).toBeGreaterThanOrEqual(before?.playedSeconds ?? 0);
        expect(totalOf(now.periods)).toBeGreaterThanOrEqual(totalOf(before?.periods ?? []));
        for (const [index, market] of markets.entries()) {
          const outcome = decidedOutcome(market, now);
          if (decided.has(index)) expect(outcome).toBe(decided.get(index));
          if (outcome) decided.set(index, outcome);
        }
        before = now;
      }
    }
  });

  it('is sometimes abandoned, and then does not change', () => {
    const abandoned = matches(sport, 1000).filter((match) => match.situationAt(match.seconds).phase === 'abandoned');
    expect(abandoned.length).toBeGreaterThan(3);
    expect(abandoned.length).toBeLessThan(25);
    for (const match of abandoned) expect(match.situationAt(match.seconds + 3600)).toEqual(match.situationAt(match.seconds));
  });
});
