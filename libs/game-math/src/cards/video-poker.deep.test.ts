import { describe, expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import { uniformInt } from '../uniform-int.ts';
import { deck } from './card.ts';
import { deucesWild } from './deuces-wild.ts';
import { jacksOrBetter } from './jacks-or-better.ts';
import { deckIndexOf } from './poker-hand.ts';
import { bestHold } from './video-poker-strategy.ts';
import { videoPokerTables } from './video-poker.fixtures.ts';
import { allHolds, holdMove, videoPokerParts } from './video-poker.ts';

const timeout = 600_000;

describe.each([jacksOrBetter, deucesWild])('$id', (model) => {
  const tables = videoPokerTables(model.rules);

  test('states what the best hold of every hand adds up to', { timeout }, () => {
    expect(tables.withRank).toEqual(model.rules.withRank);
    expect(tables.optimal()).toEqual(model.rules.optimal);
  });

  test('finds the same best hold by enumeration of the draws of one hand', { timeout }, () => {
    const next = hmacWords('e'.repeat(64), model.id, 0);
    for (let round = 0; round < 500; round++) {
      const dealt = new Set<number>();
      while (dealt.size < 5) dealt.add(uniformInt(next, 52));
      const cards = [...dealt].toSorted((one, other) => one - other);
      const best = bestHold(
        model.rules,
        cards.flatMap((card) => deck[card] ?? []),
      );
      const { returns, hits } = tables.bestHold(cards);
      expect(best.returns).toBe(returns / videoPokerParts);
      expect(best.hitRate).toBe(hits / videoPokerParts);
    }
  });

  test('returns what is stated in 2 million simulated hands, within the 99.99 % interval', { timeout }, () => {
    const next = hmacWords('f'.repeat(64), model.id, 0);
    const hands = Array.from({ length: 2 }, () => ({ spot: 'hand', amountMinor: 100 }));
    const rounds = 1_000_000;
    let [returned, squares, hits] = [0, 0, 0];
    for (let round = 0; round < rounds; round++) {
      // The five words that deal the cards are given again to the round with its move.
      const words = [next(), next(), next(), next(), next()];
      const withWords = () => {
        let at = 0;
        return () => (at < 5 ? (words[at++] ?? 0) : next());
      };
      const { cards } = model.play(hands, [], withWords()).view.dealt;
      const order = cards.map((card, position) => ({ card: deckIndexOf(card), position })).toSorted((one, other) => one.card - other.card);
      const { held } = tables.bestHold(order.map(({ card }) => card));
      const positions = order.flatMap(({ position }, at) => ((held >> at) & 1 ? [position] : [])).toSorted((one, other) => one - other);
      const win = model.play(hands, [holdMove(positions)], withWords()).bets.map(({ winMinor }) => winMinor / 100);
      // Both hands hold the same cards, so that a round is one observation.
      const mean = ((win[0] ?? 0) + (win[1] ?? 0)) / 2;
      returned += mean;
      squares += mean ** 2;
      hits += ((win[0] ?? 0) > 0 ? 0.5 : 0) + ((win[1] ?? 0) > 0 ? 0.5 : 0);
    }
    const { rtpPercent, hitRate } = model.figuresOf('hand');
    const interval = 3.89 * Math.sqrt((squares / rounds - (returned / rounds) ** 2) / rounds);
    expect(Math.abs(returned / rounds - rtpPercent / 100)).toBeLessThan(interval);
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(3.89 * Math.sqrt(0.25 / rounds));
  });
});

test('offers every way to hold once', () => {
  expect(new Set(allHolds.map(holdMove)).size).toBe(32);
});
