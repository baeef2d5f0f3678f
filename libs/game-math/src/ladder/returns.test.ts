import { expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import { mineCounts, mines, minesMultiple } from './mines.ts';
import { penalty, penaltyMultiple } from './penalty.ts';

const words = () => hmacWords('a'.repeat(64), 'client-seed', 0);
const bet = (spot: string) => [{ spot, amountMinor: 10_000 }];

test('the mines return 99 per cent wherever the player stops, less what is cut off', () => {
  expect([1, 2, 3, 4, 5].map((safe) => minesMultiple(3, safe))).toEqual([11_250, 12_857, 14_785, 17_120, 19_973]);
  for (const count of mineCounts) {
    let chance = 1;
    for (let safe = 1; safe <= 25 - count; safe++) {
      chance *= (25 - count - safe + 1) / (25 - safe + 1);
      const returned = (chance * minesMultiple(count, safe)) / 100;
      expect(returned).toBeLessThanOrEqual(99 + 1e-9);
      expect(returned).toBeGreaterThan(98.99);
    }
  }
});

test('the shoot-out has the published steps', () => {
  expect([1, 2, 3, 4, 5].map(penaltyMultiple)).toEqual([12_125, 15_156, 18_945, 23_681, 29_602]);
});

test('the mines lie where the published vector puts them, and are hidden until the round is over', () => {
  const open = mines.play(bet('mines-3'), ['open-0', 'open-1'], words());
  expect(open.view).toEqual({ opened: [0, 1], mines: null });
  expect(open.moves).toHaveLength(23 + 1);
  const taken = mines.play(bet('mines-3'), ['open-0', 'open-1', 'cash-out'], words());
  expect(taken).toMatchObject({ view: { mines: [8, 22, 12] }, winMinor: 12_857, moves: [] });
  expect(mines.play(bet('mines-3'), ['open-0', 'open-8'], words())).toMatchObject({
    view: { opened: [0, 8], mines: [8, 22, 12] },
    winMinor: 0,
    moves: [],
  });
});

test('a round without a step cannot be cashed out by the player, and returns its stake when it was left', () => {
  expect(mines.play(bet('mines-3'), [], words()).moves.map(({ id }) => id)).not.toContain('cash-out');
  expect(mines.play(bet('mines-3'), ['leave'], words()).winMinor).toBe(10_000);
});

test('the last safe cell, the highest return and the last penalty pay out by themselves', () => {
  const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => ![8, 22, 12].includes(cell));
  const full = mines.play(
    bet('mines-3'),
    safe.map((cell) => `open-${cell}`),
    words(),
  );
  expect(full).toMatchObject({ winMinor: minesMultiple(3, 22), moves: [] });
  const keepers = [0, 0, 0, 0, 0].map((_, kick, all) =>
    penalty.play(
      bet('shoot-out'),
      all.slice(0, kick + 1).map(() => 'kick-0'),
      words(),
    ),
  );
  expect(keepers.some(({ moves }) => moves.length === 0)).toBe(true);
});
