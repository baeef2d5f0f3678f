import type { Round } from '@playfront/api-contract';

/** What is drawn of a round: its own result, or the computed one. */
export type ShownRound = Pick<Round, 'game' | 'outcome'>;
export type BetsOutcome = Extract<Round['outcome'], { kind: 'bets' }>;
export type OutcomeProps = { readonly game: Round['game']; readonly outcome: BetsOutcome };
