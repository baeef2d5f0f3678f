import { pokerCategories } from '@playfront/game-math';
import * as v from 'valibot';
import { cardSchema } from '../card.schema.ts';

const cards = v.array(cardSchema);

/** A poker hand in the view of a round. */
export const pokerHandSchema = v.object({ category: v.picklist(pokerCategories), made: cards, kickers: cards });
export const pokerOutcomeSchema = v.picklist(['folded', 'won', 'lost', 'tied', 'not-qualified']);
