import type { Bet, GameModel, Played } from './game-model.ts';
import type { WordSource } from './uniform-int.ts';

/** Chooses one of the open moves; undefined if there is none. */
export type Strategy<View> = (view: View, open: readonly string[]) => string | undefined;

/** Plays a round to its end; a round is replayed from its words for every move, as the API does it. */
export function playByStrategy<View>(
  model: GameModel<View>,
  strategy: Strategy<View>,
  bets: readonly Bet[],
  words: () => WordSource,
): Played<View> & { readonly made: readonly string[] } {
  const made: string[] = [];
  for (;;) {
    const played = model.play(bets, made, words());
    const move = played.moves.length > 0 ? strategy(played.view, idsOf(played)) : undefined;
    if (move === undefined) return { ...played, made };
    made.push(move);
  }
}

const idsOf = ({ moves }: Played<unknown>) => moves.map(({ id }) => id);

/** Repeats the words of each round from a stream that goes on: `start` begins a round, `again` replays it. */
export function replayable(next: WordSource): { start(): void; again(): WordSource } {
  let drawn: number[] = [];
  return {
    start() {
      drawn = [];
    },
    again() {
      let at = 0;
      return () => {
        if (at === drawn.length) drawn.push(next());
        return drawn[at++] as number;
      };
    },
  };
}
