export type OutcomeResult = 'won' | 'lost' | 'void';
/** An offered outcome: odds in thousandths, the model's probability in millionths. */
export type OutcomeRow = { readonly id: string; readonly odds: number; readonly probability: number };
