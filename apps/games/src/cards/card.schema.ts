import { isCard, type Card } from '@playfront/game-math';
import * as v from 'valibot';

/** A card in the view of a round, such as `AS`. */
export const cardSchema = v.custom<Card>(isCard);
