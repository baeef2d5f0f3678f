import { createEndlessShoe, rankOf, type Card } from '../cards/card.ts';
import type { Multiple } from '../multiple.ts';
import { ladderModel, ladderTop } from './ladder.ts';

/** Ranks from the ace, which is low, to the king. */
const rankCount = 13;
/** How often the base card of a round can be replaced free of charge. */
export const hiLoSwitches = 3;
/** Share of the stakes that comes back, in per cent, wherever the player stops. */
const returnPercent = 97;

export type HiLoGuess = 'higher' | 'lower';
const guesses = ['higher', 'lower'] as const;
const switchCard = 'switch';

/** 1 for the ace to 13 for the king. */
export function hiLoRank(card: Card): number {
  return rankOf(card) % rankCount || rankCount;
}

/** How many of the thirteen ranks win a guess; an equal rank always does. */
export function winningRanks(base: Card, guess: HiLoGuess): number {
  return guess === 'higher' ? rankCount + 1 - hiLoRank(base) : hiLoRank(base);
}

/**
 * What a round returns after these guesses, each given by its number of winning ranks. It is cut once, to four decimals, so that a long round loses no
 * more than a short one.
 */
export function hiLoMultiple(won: readonly number[]): Multiple {
  if (won.length === 0) return 10_000;
  const ways = won.reduce((product, ranks) => product * BigInt(ranks), 1n);
  return Number((BigInt(returnPercent * 100) * BigInt(rankCount) ** BigInt(won.length)) / ways);
}

export type HiLoChoice = {
  readonly guess: HiLoGuess;
  /** Of thirteen ranks. */
  readonly winningRanks: number;
  /** What the round returns if the guess is right. */
  readonly multiple: Multiple;
};

export type HiLoView = {
  /** In the order in which they were dealt: the last is the base card, or the one that ended the round. */
  readonly cards: readonly Card[];
  /** What was done on each card but the last. */
  readonly steps: readonly (HiLoGuess | typeof switchCard)[];
  /** What the round returns now; 0 after a wrong guess. */
  readonly multiple: Multiple;
  /** Guesses that are open now. */
  readonly choices: readonly HiLoChoice[];
  readonly switchesLeft: number;
};

/** A guess that cannot fail is not offered, nor one that would return more than the top of a ladder: the highest return is exactly that. */
function choicesOn(base: Card, won: readonly number[]): HiLoChoice[] {
  return guesses
    .map((guess) => ({ guess, winningRanks: winningRanks(base, guess), multiple: hiLoMultiple([...won, winningRanks(base, guess)]) }))
    .filter((choice) => choice.winningRanks < rankCount && choice.multiple <= ladderTop);
}

/** The guess that is more likely to be right: it loses the least often, and returns as much on average as any other. */
export function likelierGuess({ choices: [first, second] }: HiLoView): HiLoGuess | undefined {
  return first && second && second.winningRanks > first.winningRanks ? second.guess : first?.guess;
}

function isGuess(step: string): step is HiLoGuess {
  return step === 'higher' || step === 'lower';
}

/**
 * Whether the next card is as high or higher, as low or lower, from an endless deck. A guess multiplies the return by the inverse of its chance, and the
 * first one also by 97 per cent: every guess returns the same on average, so that neither the choice, nor a switch of the base card, nor the moment to stop
 * changes the return by more than what is cut off. A round without an open guess or switch is paid out by itself. The stated figures are those of one
 * likelier guess without a switch.
 */
export const hiLo = ladderModel<HiLoView>({
  id: 'hi-lo',
  volatility: 'medium',
  maxMultipleOf: () => ladderTop,
  exampleSpots: ['base'],
  freeSteps: [switchCard],
  isSpot: (spot) => spot === 'base',
  firstStepOf: () =>
    Array.from({ length: rankCount }, (_, index) => {
      const options = [index + 1, rankCount - index].filter((ranks) => ranks < rankCount);
      const ranks = Math.max(...options);
      return { chance: ranks / rankCount ** 2, multiple: hiLoMultiple([ranks]) };
    }),
  climb(_spot, steps, next) {
    const shoe = createEndlessShoe(next);
    const cards = [shoe.deal()];
    const won: number[] = [];
    let hasFailed = false;
    for (const step of steps) {
      const [base, card] = [cards.at(-1) as Card, shoe.deal()];
      cards.push(card);
      if (!isGuess(step)) continue;
      won.push(winningRanks(base, step));
      hasFailed = step === 'higher' ? hiLoRank(card) < hiLoRank(base) : hiLoRank(card) > hiLoRank(base);
    }
    const multiple = hasFailed ? 0 : hiLoMultiple(won);
    const choices = hasFailed ? [] : choicesOn(cards.at(-1) as Card, won);
    const switchesLeft = hiLoSwitches - (steps.length - won.length);
    const seen = { cards, steps: steps.map((step) => (isGuess(step) ? step : switchCard)), multiple, switchesLeft };
    // Near the top, no card would allow another guess.
    const canSwitch = !hasFailed && switchesLeft > 0 && hiLoMultiple([...won, rankCount - 1]) <= ladderTop;
    return {
      open: { ...seen, choices },
      over: { ...seen, choices: [] },
      multiple,
      steps: [...choices.map(({ guess }) => guess), ...(canSwitch ? [switchCard] : [])],
    };
  },
});
