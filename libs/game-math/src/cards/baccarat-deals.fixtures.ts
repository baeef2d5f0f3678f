import type { BaccaratWinner } from './baccarat.ts';

/** Against which third cards of the player the banker draws, by the total of the banker; `-` is a player without a third card. */
export const bankerDrawsAgainst = ['-0123456789', '-0123456789', '-0123456789', '-012345679', '-234567', '-4567', '67', ''];

/**
 * Counts all ordered deals of six cards from `decks` decks by winner and pairs: without a pair, with a player's pair, with a banker's, with both. A
 * round with fewer cards counts for every way to deal the others.
 */
export function countBaccaratDeals(decks: number): Record<BaccaratWinner, number[]> {
  const counts = { player: [0, 0, 0, 0], banker: [0, 0, 0, 0], tie: [0, 0, 0, 0] };
  // Ranks 1 to 13; cards of the same points are drawn together once pairs are known.
  const left = Array.from({ length: 13 }, () => 4 * decks);
  const pointsLeft = [16 * decks, ...Array.from({ length: 9 }, () => 4 * decks)];
  const all = 52 * decks;
  const pointsOf = (rank: number) => (rank >= 9 ? 0 : rank + 1);

  const take = (rank: number, by: number) => {
    left[rank] = (left[rank] ?? 0) - by;
    pointsLeft[pointsOf(rank)] = (pointsLeft[pointsOf(rank)] ?? 0) - by;
  };
  const settle = (player: number, banker: number, pairs: number, ways: number) => {
    const count = counts[player === banker ? 'tie' : player > banker ? 'player' : 'banker'];
    count[pairs] = (count[pairs] ?? 0) + ways;
  };
  const drawBanker = (player: number, banker: number, third: number | undefined, pairs: number, ways: number) => {
    const cardsLeft = third === undefined ? all - 4 : all - 5;
    const rest = third === undefined ? all - 5 : 1;
    if (!bankerDrawsAgainst[banker]?.includes(third === undefined ? '-' : String(third)))
      return settle(player, banker, pairs, ways * cardsLeft * rest);
    for (const [points, cards] of pointsLeft.entries())
      settle(player, (banker + points) % 10, pairs, ways * (cards - (points === third ? 1 : 0)) * rest);
  };
  const finish = (player: number, banker: number, pairs: number, ways: number) => {
    if (player >= 8 || banker >= 8) return settle(player, banker, pairs, ways * (all - 4) * (all - 5));
    if (player >= 6) return drawBanker(player, banker, undefined, pairs, ways);
    for (const [points, cards] of pointsLeft.entries()) drawBanker((player + points) % 10, banker, points, pairs, ways * cards);
  };

  for (let place = 0; place < 13 ** 4; place++) {
    const ranks = [0, 1, 2, 3].map((digit) => Math.floor(place / 13 ** digit) % 13);
    let ways = 1;
    for (const rank of ranks) {
      ways *= left[rank] ?? 0;
      take(rank, 1);
    }
    const [p1 = 0, p2 = 0, b1 = 0, b2 = 0] = ranks;
    const pairs = (p1 === p2 ? 1 : 0) + (b1 === b2 ? 2 : 0);
    finish((pointsOf(p1) + pointsOf(p2)) % 10, (pointsOf(b1) + pointsOf(b2)) % 10, pairs, ways);
    for (const rank of ranks) take(rank, -1);
  }
  return counts;
}
