export type OutcomeResult = 'won' | 'lost' | 'void';
/** An outcome as it is offered: odds in thousandths, the model's own probability in millionths. */
export type OutcomeRow = { readonly id: string; readonly odds: number; readonly probability: number };
