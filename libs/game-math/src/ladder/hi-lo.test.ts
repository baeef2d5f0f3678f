import { expect, test } from 'vitest';
import { deck, type Card } from '../cards/card.ts';
import type { Strategy } from '../play-by-strategy.fixtures.ts';
import { hiLo, hiLoMultiple, hiLoRank, hiLoSwitches, likelierGuess, winningRanks, type HiLoView } from './hi-lo.ts';
import { cashOut, ladderTop } from './ladder.ts';

const amountMinor = 10_000;
const bets = [{ spot: 'base', amountMinor }];
const ranks = Array.from({ length: 13 }, (_, index) => index + 1);
const guessable = ranks.slice(0, -1);

/** Plays a round in which these cards are dealt. */
function deal(cards: readonly number[], moves: readonly string[] = []) {
  let drawn = 0;
  const played = hiLo.play(bets, moves, () => cards[drawn++] ?? -1);
  return { ...played, open: played.moves.map(({ id }) => id), drawn };
}
const dealt = (cards: string, ...moves: readonly string[]) =>
  deal(
    cards.split(' ').map((card) => deck.indexOf(card as Card)),
    moves,
  );

test('the ace is the lowest card and the king the highest', () => {
  expect((['AS', '2H', 'TD', 'QC', 'KS'] as const).map(hiLoRank)).toEqual([1, 2, 10, 12, 13]);
  expect((['AS', '7H', 'KS'] as const).map((card) => [winningRanks(card, 'higher'), winningRanks(card, 'lower')])).toEqual([
    [13, 1],
    [7, 7],
    [1, 13],
  ]);
});

test('a round shows its base card and what each guess would pay', () => {
  const opened = dealt('5H');
  expect(opened.view).toEqual({
    cards: ['5H'],
    steps: [],
    multiple: 10_000,
    choices: [
      { guess: 'higher', winningRanks: 9, multiple: 14_011 },
      { guess: 'lower', winningRanks: 5, multiple: 25_220 },
    ],
    switchesLeft: 3,
  });
  expect(opened.open).toEqual(['higher', 'lower', 'switch']);
  expect(opened.drawn).toBe(1);
});

test('a right guess multiplies the return, and an equal card is right for both', () => {
  const once = dealt('5H 5C', 'higher');
  expect(once).toMatchObject({ open: ['higher', 'lower', 'switch', 'cash-out'], winMinor: 0, view: { multiple: 14_011 } });
  expect(dealt('5H 5C', 'lower').view.multiple).toBe(25_220);
  expect(dealt('5H 5C', 'higher', 'cash-out')).toMatchObject({ winMinor: 14_011, open: [], view: { choices: [], cards: ['5H', '5C'] } });
  // 0.97 × 13/9 × 13/5, not 1.4011 × 13/5.
  expect(dealt('5H 5C 2D', 'higher', 'lower').view.multiple).toBe(36_428);
});

test('a wrong guess ends the round', () => {
  expect(dealt('5H 4C', 'higher')).toMatchObject({
    winMinor: 0,
    open: [],
    view: { cards: ['5H', '4C'], steps: ['higher'], multiple: 0, choices: [] },
  });
  expect(dealt('5H 6C', 'lower')).toMatchObject({ winMinor: 0, open: [] });
  expect(dealt('5H 9C 8C', 'higher', 'higher')).toMatchObject({ winMinor: 0, open: [], view: { multiple: 0 } });
});

test('a guess that cannot fail is not offered', () => {
  expect(dealt('AS').open).toEqual(['lower', 'switch']);
  expect(dealt('KS').open).toEqual(['higher', 'switch']);
});

test('a switch replaces the base card three times, and is no step to cash out after', () => {
  expect(dealt('5H KC', 'switch')).toMatchObject({
    open: ['higher', 'switch'],
    stakeMinor: amountMinor,
    view: { cards: ['5H', 'KC'], steps: ['switch'], multiple: 10_000, switchesLeft: 2 },
  });
  expect(dealt('5H KC 2D 7S', 'switch', 'switch', 'switch')).toMatchObject({ open: ['higher', 'lower'], view: { switchesLeft: 0 } });
  expect(dealt('5H 9C KC', 'higher', 'switch')).toMatchObject({ open: ['higher', 'switch', 'cash-out'], view: { multiple: 14_011 } });
});

test('a round that was left is cashed out, and without a guess its stake comes back', () => {
  expect(dealt('5H 9C', 'higher', 'leave')).toMatchObject({ winMinor: 14_011, open: [] });
  expect(dealt('5H 9C', 'switch', 'leave')).toMatchObject({ winMinor: amountMinor, open: [] });
});

test('no guess returns more than 10,000 stakes, and a round without another guess pays by itself', () => {
  // Three right guesses of one rank in thirteen return 2,131 stakes, a fourth would return 27,704.
  const three = ['lower', 'lower', 'lower'];
  expect(dealt('AS AH AD AC', ...three)).toMatchObject({ winMinor: 0, open: ['switch', 'cash-out'], view: { multiple: 21_310_900, choices: [] } });
  expect(dealt('AS AH AD AC 7S', ...three, 'switch').open).toEqual(['higher', 'lower', 'switch', 'cash-out']);
  expect(dealt('AS AH AD AC AS KS AC', ...three, 'switch', 'switch', 'switch')).toMatchObject({ winMinor: 21_310_900, open: [] });
  // 9,234.7 stakes: not even the likeliest guess would stay below the top, whatever the next card is.
  expect(dealt('AS AH AD AC 3S 2S', ...three, 'switch', 'lower')).toMatchObject({ winMinor: 92_347_233, open: [], view: { switchesLeft: 2 } });
  expect(hiLo.highestReturnOf(bets)).toBe(amountMinor * 10_000);
});

test('the likelier guess is the one with more winning ranks', () => {
  const guesses = ['AS', '2S', '7S', '8S', 'KS'].map((card) => likelierGuess(dealt(card).view));
  expect(guesses).toEqual(['lower', 'higher', 'higher', 'lower', 'higher']);
  expect(likelierGuess(dealt('5H 4C', 'higher').view)).toBeUndefined();
});

/** Every sequence of winning ranks of up to `length` guesses, in ascending order: the order changes nothing. */
function* sequences(length: number, from = 1): Generator<readonly number[]> {
  if (length === 0) return;
  for (const first of guessable.slice(from - 1)) {
    yield [first];
    for (const rest of sequences(length - 1, first)) yield [first, ...rest];
  }
}

test('every guess returns 97 per cent wherever the player stops, less what is cut off once', () => {
  const returns = [...sequences(6)].map((won) => {
    const chance = won.reduce((product, ranks) => (product * ranks) / 13, 1);
    return { chance, returned: (chance * hiLoMultiple(won)) / 10_000 };
  });
  expect(returns).toHaveLength(18_563);
  expect(returns.filter(({ returned }) => returned > 0.97 + 1e-12)).toEqual([]);
  // Less than one ten-thousandth of a stake, paid as often as the guesses are right.
  expect(returns.filter(({ returned, chance }) => returned <= 0.97 - chance / 10_000 - 1e-12)).toEqual([]);
});

/** What a stake returns on average, over all cards that can be dealt; the suit changes nothing. */
function returnOf(strategy: Strategy<HiLoView>, cards: readonly number[] = [], moves: readonly string[] = []): number {
  const branches = ranks.map((_, index) => [...cards, index]);
  const values = branches.map((branch) => {
    const { view, open, winMinor } = deal(branch, moves);
    const move = open.length > 0 ? strategy(view, open) : undefined;
    if (move === undefined) return winMinor / amountMinor;
    return move === cashOut ? deal(branch, [...moves, cashOut]).winMinor / amountMinor : returnOf(strategy, branch, [...moves, move]);
  });
  return values.reduce((sum, value) => sum + value, 0) / ranks.length;
}

const likelier: Strategy<HiLoView> = likelierGuess;
const unlikelier: Strategy<HiLoView> = ({ choices }) => choices.toSorted((a, b) => a.winningRanks - b.winningRanks)[0]?.guess;
const isMiddle = ({ choices }: HiLoView) => choices.every(({ winningRanks }) => winningRanks < 10);
const guessesIn = ({ steps }: HiLoView) => steps.filter((step) => step !== 'switch').length;
const after =
  (guesses: number, strategy: Strategy<HiLoView>): Strategy<HiLoView> =>
  (view, open) =>
    guessesIn(view) === guesses ? cashOut : strategy(view, open);
const switching =
  (most: number, shouldSwitch: (view: HiLoView) => boolean, strategy: Strategy<HiLoView>): Strategy<HiLoView> =>
  (view, open) =>
    open.includes('switch') && hiLoSwitches - view.switchesLeft < most && shouldSwitch(view) ? 'switch' : strategy(view, open);

test('one likelier guess, played on every card, returns and is right as often as stated', () => {
  const { rtpPercent, hitRate } = hiLo.figuresOf('base');
  expect(rtpPercent).toBe(96.998);
  expect(hitRate).toBeCloseTo(109 / 169, 12);
  expect(Math.abs(100 * returnOf(after(1, likelier)) - rtpPercent)).toBeLessThan(0.000501);
});

test.each([
  { name: 'the less likely guess', strategy: after(1, unlikelier) },
  { name: 'always the lower one', strategy: after(1, ({ choices }) => choices.at(-1)?.guess) },
  { name: 'three guesses', strategy: after(3, likelier) },
  {
    name: 'a switch of every base card',
    strategy: after(
      1,
      switching(3, () => true, likelier),
    ),
  },
  { name: 'a switch of middle cards', strategy: after(2, switching(1, isMiddle, likelier)) },
  {
    name: 'a switch of aces and kings',
    strategy: after(
      2,
      switching(2, ({ choices }) => choices.length === 1, unlikelier),
    ),
  },
  {
    name: 'a switch after the first guess',
    strategy: after(
      2,
      switching(1, (view) => guessesIn(view) === 1, likelier),
    ),
  },
])('$name returns the same, apart from what is cut off', ({ strategy }) => {
  const returned = 100 * returnOf(strategy);
  expect(returned).toBeLessThanOrEqual(97 + 1e-9);
  expect(returned).toBeGreaterThan(96.99);
});

/** The return of the best moves while no more than `left` cards are dealt, over every move that is offered. */
function bestReturn(left: number, cards: readonly number[] = [], moves: readonly string[] = []): number {
  const values = ranks.map((_, index) => {
    const branch = [...cards, index];
    const { open, winMinor } = deal(branch, moves);
    if (open.length === 0) return winMinor / amountMinor;
    return Math.max(
      ...open.map((move) => {
        if (move === cashOut) return deal(branch, [...moves, move]).winMinor / amountMinor;
        return left > 0 ? bestReturn(left - 1, branch, [...moves, move]) : 0;
      }),
    );
  });
  return values.reduce((sum, value) => sum + value, 0) / ranks.length;
}

test('no choice of moves returns more than 97 per cent, with or without switches', () => {
  expect(bestReturn(1)).toBeCloseTo(0.97, 4);
  expect(bestReturn(1)).toBeLessThanOrEqual(0.97 + 1e-12);
  expect(bestReturn(2)).toBeCloseTo(0.97, 4);
  expect(bestReturn(2)).toBeLessThanOrEqual(0.97 + 1e-12);
});

test('the highest return is that of the ladder', () => expect(hiLo.maxWinX * 10_000).toBe(ladderTop));
