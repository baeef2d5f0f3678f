import type { Card } from '@playfront/game-math';
import * as v from 'valibot';

/** A card in the view of a round, such as `AS`. */
export const cardSchema = v.custom<Card>((card) => typeof card === 'string' && /^[2-9TJQKA][SHDC]$/.test(card));
