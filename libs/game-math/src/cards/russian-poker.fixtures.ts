import { uniformInt, type WordSource } from '../uniform-int.ts';
import { deck, type Card } from './card.ts';
import { cardBits, categoryIndexOf, isAceKingOrBetter, pokerCategories, strengthOfSet } from './poker-hand.ts';
import { russianPokerMove } from './russian-poker-strategy.ts';
import { russianPokerPays } from './russian-poker.ts';

export type RussianPokerSample = { readonly stakes: number; readonly result: number; readonly resultInterval: number; readonly hitRate: number };

/** Plays the strategy, `runouts` times from each first deal. Cards are drawn and settled without the model. */
export function sampleRussianPoker(next: WordSource, { deals, runouts }: { readonly deals: number; readonly runouts: number }): RussianPokerSample {
  const { low, high } = cardBits;
  const pays = pokerCategories.map((category) => russianPokerPays[category]);
  const order = deck.map((_, index) => index);
  const draw = (from: number, count: number) => {
    for (let at = from; at < from + count; at++) {
      const other = at + uniformInt(next, 52 - at);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
  };
  const cardsAt = (indexes: readonly number[]): Card[] => indexes.flatMap((index) => deck[index] ?? []);
  const strength = (indexes: readonly number[]) => {
    let [lowBits, highBits] = [0, 0];
    for (const index of indexes) {
      lowBits |= low[index] ?? 0;
      highBits |= high[index] ?? 0;
    }
    return strengthOfSet(lowBits, highBits);
  };
  let [stakes, result, squares, hits] = [0, 0, 0, 0];
  for (let deal = 0; deal < deals; deal++) {
    draw(0, 6);
    const dealt = order.slice(0, 5);
    const open = order[5] ?? 0;
    const openCard = deck[open] ?? 'AS';
    const first = russianPokerMove(cardsAt(dealt), openCard, false);
    if (first === 'fold') {
      stakes++;
      result--;
      squares++;
      continue;
    }
    let mean = 0;
    for (let runout = 0; runout < runouts; runout++) {
      draw(6, 9);
      let own = dealt;
      let paid = 0;
      let move = first;
      if (first !== 'bet') {
        const positions = first === 'buy-sixth' ? [] : first.slice('exchange-'.length).split('-').map(Number);
        let drawn = 6;
        own = first === 'buy-sixth' ? [...dealt, order[6] ?? 0] : dealt.map((card, at) => (positions.includes(at) ? (order[drawn++] ?? 0) : card));
        move = russianPokerMove(cardsAt(own), openCard, true);
        paid -= 1;
        stakes += 1 / runouts;
      }
      stakes += (move === 'bet' ? 3 : 1) / runouts;
      const ownStrength = strength(own);
      const other = strength([open, ...order.slice(11, 15)]);
      if (move === 'fold') paid -= 1;
      else if (!isAceKingOrBetter(other)) paid += 1;
      else if (ownStrength > other) paid += 2 * (pays[categoryIndexOf(ownStrength)] ?? 0);
      else if (ownStrength < other) paid -= 3;
      if (move === 'bet' && (ownStrength >= other || !isAceKingOrBetter(other))) hits += 1 / runouts;
      mean += paid / runouts;
    }
    result += mean;
    squares += mean ** 2;
  }
  const average = result / deals;
  return {
    stakes: stakes / deals,
    result: average,
    resultInterval: 2.576 * Math.sqrt((squares / deals - average ** 2) / deals),
    hitRate: hits / deals,
  };
}
