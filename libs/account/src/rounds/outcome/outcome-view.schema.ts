import * as v from 'valibot';

const numbers = v.array(v.number());

/** A single number, dice or the first three of a race, a score, or a fight. */
export const betmapView = v.object({
  outcome: v.union([
    v.number(),
    numbers,
    v.object({ home: v.number(), away: v.number() }),
    v.object({ winner: v.string(), ending: v.string(), round: v.number() }),
  ]),
});

/** The balls in the order of the draw; bingo has cards too, by rows, in which 0 is the free cell. */
export const drawView = v.object({ drawn: numbers, cards: v.optional(v.array(v.array(numbers))) });

/** What each bet showed, and its return in ten-thousandths of the stake. */
export const instantView = v.object({
  prizes: v.array(v.object({ shown: v.union([v.number(), v.string(), v.boolean(), numbers]), multiple: v.number() })),
});

/** In hundredths: the end of the flight, null until it is over, and where the bet was cashed out. */
export const crashView = v.object({ bust: v.nullable(v.number()), cashedOutAt: v.nullable(v.number()) });

const cards = v.array(v.string());

/** Seats of blackjack, each with one hand, or two after a split. */
export const seatsView = v.object({ seats: v.array(v.object({ spot: v.string(), hands: v.array(v.object({ cards })) })) });

/** The cards of video poker among which the player chose. */
export const dealtView = v.object({ dealt: v.object({ cards }) });

/** Cards that the player of Russian poker exchanged. */
export const exchangedView = v.object({ exchanged: cards });

/** Cells of a minefield, or kicks. */
export const ladderView = v.union([
  v.object({ opened: numbers, mines: v.nullable(numbers) }),
  v.object({ kicks: v.array(v.object({ aim: v.number(), keeper: v.number() })) }),
]);

/** The view of a round, if it is one that this page knows. */
export function readView<Schema extends v.GenericSchema>(schema: Schema, view: Record<string, unknown>): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, view);
  return result.success ? result.output : undefined;
}
