import { hiLoMultiple, hiLoRank, type Card, type HiLoChoice, type HiLoGuess, type HiLoView, type Multiple } from '@playfront/game-math';
import * as v from 'valibot';

export const guesses = ['higher', 'lower'] as const satisfies readonly HiLoGuess[];
/** How many ranks there are, and so of how many the chance of a guess is a part. */
export const rankCount = 13;

const cardSchema = v.custom<Card>((card) => typeof card === 'string' && /^[2-9TJQKA][SHDC]$/.test(card));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const viewSchema = v.object({
  cards: v.pipe(v.array(cardSchema), v.minLength(1)),
  steps: v.array(v.picklist([...guesses, 'switch'])),
  multiple: count,
  choices: v.array(v.object({ guess: v.picklist(guesses), winningRanks: count, multiple: count })),
  switchesLeft: count,
});

/** The view of a round. Throws if it is not one of this game. */
export const readHiLoView = (view: unknown): HiLoView => v.parse(viewSchema, view);

export type HiLoStep = HiLoView['steps'][number];

/** A card of the round with what was done on it. `multiple`: what the round returned after a right guess. */
export type Past = { readonly card: Card; readonly step: HiLoStep; readonly isRight: boolean; readonly multiple: Multiple | undefined };

/** The cards before the last one. */
export function pastOf({ cards, steps, multiple }: HiLoView): readonly Past[] {
  const won: number[] = [];
  return steps.flatMap((step, index): Past[] => {
    const card = cards[index];
    if (card === undefined) return [];
    if (step === 'switch') return [{ card, step, isRight: true, multiple: undefined }];
    won.push(step === 'higher' ? rankCount + 1 - hiLoRank(card) : hiLoRank(card));
    // Only the last guess can be wrong.
    const isRight = multiple > 0 || index < steps.length - 1;
    return [{ card, step, isRight, multiple: isRight ? hiLoMultiple(won) : undefined }];
  });
}

/** The open choice of a guess. */
export function choiceOf({ choices }: HiLoView, guess: HiLoGuess): HiLoChoice | undefined {
  return choices.find((choice) => choice.guess === guess);
}
