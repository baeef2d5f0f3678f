import type { Card } from '@playfront/game-math';
import * as v from 'valibot';

/** A card in the view of a round. */
export const cardSchema = v.pipe(
  v.string(),
  v.regex(/^[2-9TJQKA][SHDC]$/),
  v.transform((card) => card as Card),
);
