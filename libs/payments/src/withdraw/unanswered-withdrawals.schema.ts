import * as v from 'valibot';
import { defineStoredValue } from '@playfront/forms';

const unansweredSchema = v.object({
  /** Hash of player, method, amount and details. */
  mark: v.string(),
  key: v.string(),
  /** Bonus money in minor units that the player agreed to forfeit; missing if the request does not end a bonus. */
  agreed: v.optional(v.number()),
});

/** A withdrawal that was sent and has no response yet: it may have been accepted. */
export type Unanswered = Readonly<v.InferOutput<typeof unansweredSchema>>;

/** The player's consent to forfeit bonus money. */
export type Agreement = Pick<Unanswered, 'agreed'>;

/** The unanswered withdrawals of this tab, so that no page, reload or swap of builds requests one of them twice. */
export const storedUnanswered = defineStoredValue({ key: 'payments.unanswered.withdrawals', version: 1, schema: v.array(unansweredSchema) });
