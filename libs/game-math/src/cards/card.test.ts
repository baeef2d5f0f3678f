import { expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import { createEndlessShoe, createShoe, deck, rankOf, suitOf } from './card.ts';

test('a shoe deals each of its cards once', () => {
  const shoe = createShoe(2, hmacWords('a'.repeat(64), 'client-seed', 0));
  const dealt = Array.from({ length: 104 }, () => shoe.deal());
  expect(deck.map((card) => dealt.filter((other) => other === card).length)).toEqual(deck.map(() => 2));
  expect(() => shoe.deal()).toThrow(RangeError);
});

test('an endless shoe deals all ranks and suits equally often', () => {
  const shoe = createEndlessShoe(hmacWords('a'.repeat(64), 'client-seed', 0));
  const dealt = Array.from({ length: 26_000 }, () => shoe.deal());
  const deviations = [2, 8, 14].map((rank) => Math.abs(dealt.filter((card) => rankOf(card) === rank).length - 2_000));
  expect(Math.max(...deviations)).toBeLessThan(200);
  expect(Math.abs(dealt.filter((card) => suitOf(card) === 'H').length - 6_500)).toBeLessThan(300);
});
