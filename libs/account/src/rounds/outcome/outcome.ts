import type { Round } from '@playfront/api-contract';

/** What is drawn of a round: its own result, or the computed one. */
export type ShownRound = Pick<Round, 'game' | 'outcome' | 'state'>;
export type OutcomeProps = Pick<Round, 'game' | 'state'> & { readonly outcome: Extract<Round['outcome'], { kind: 'bets' }> };
