import * as v from 'valibot';
import { defineDraft } from '@playfront/auth/form';

const unansweredSchema = v.object({
  /** Stands for player, method, amount and details, none of which can be read from it. */
  mark: v.string(),
  key: v.string(),
  /** Minor units of bonus money that the player agreed to lose; missing where the request ends no bonus. */
  agreed: v.optional(v.number()),
});

/** A withdrawal that was sent and has no answer yet: it may have been taken. */
export type Unanswered = Readonly<v.InferOutput<typeof unansweredSchema>>;

/** The unanswered withdrawals of this tab: neither another page, nor a reload, nor a swap of builds may ask for one of them twice. */
export const unansweredDraft = defineDraft({ key: 'payments.unanswered.withdrawals', version: 1, schema: v.array(unansweredSchema) });
