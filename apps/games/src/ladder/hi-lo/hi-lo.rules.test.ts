import { hiLoMultiple } from '@playfront/game-math';
import { expect, test } from 'vitest';
import { choiceOf, pastOf, readHiLoView } from './hi-lo.rules.ts';

const open = readHiLoView({
  cards: ['8S', 'KD', 'TH'],
  steps: ['higher', 'switch'],
  multiple: hiLoMultiple([6]),
  choices: [{ guess: 'lower', winningRanks: 10, multiple: hiLoMultiple([6, 10]) }],
  switchesLeft: 2,
});

test('a right guess shows what the round returned after it, a switch nothing', () =>
  expect(pastOf(open)).toEqual([
    { card: '8S', step: 'higher', isRight: true, multiple: hiLoMultiple([6]) },
    { card: 'KD', step: 'switch', isRight: true, multiple: undefined },
  ]));

test('a guess is wrong only where the round was lost', () => {
  const lost = pastOf({ ...open, cards: ['8S', 'KD', '2H'], steps: ['higher', 'higher'], multiple: 0, choices: [] });
  expect(lost.map(({ isRight, multiple }) => [isRight, multiple])).toEqual([
    [true, hiLoMultiple([6])],
    [false, undefined],
  ]);
});

test('a guess that is not offered has no choice', () => {
  expect(choiceOf(open, 'lower')?.winningRanks).toBe(10);
  expect(choiceOf(open, 'higher')).toBeUndefined();
});

test.each([
  ['no card', { ...open, cards: [] }],
  ['an unknown step', { ...open, steps: ['up'] }],
  ['a multiple below nothing', { ...open, multiple: -1 }],
])('a view with %s is a fault', (_, view) => expect(() => readHiLoView(view)).toThrow());
