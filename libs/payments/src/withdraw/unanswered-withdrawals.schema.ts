import * as v from 'valibot';
import { defineStoredValue } from '@playfront/forms';

const unansweredSchema = v.object({
  /** Hash of player, method, amount and details, none of which can be read from it. */
  mark: v.string(),
  key: v.string(),
  /** Minor units of bonus money that the player agreed to forfeit; missing if the request ends no bonus. */
  agreed: v.optional(v.number()),
});

/** A withdrawal that was sent and has no response yet: it may have been accepted. */
export type Unanswered = Readonly<v.InferOutput<typeof unansweredSchema>>;

/** What the player agreed to. */
export type Agreement = Pick<Unanswered, 'agreed'>;

/** The unanswered withdrawals of this tab, so that no page, reload or swap of builds requests one of them twice. */
export const storedUnanswered = defineStoredValue({ key: 'payments.unanswered.withdrawals', version: 1, schema: v.array(unansweredSchema) });
