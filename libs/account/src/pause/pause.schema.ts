import * as v from 'valibot';
import { defineDraft } from '@playfront/forms';

/** The end if it started now; undefined if the operator does not send it. */
const until = v.optional(v.string());

const pauseSchema = v.variant('kind', [
  v.object({ kind: v.literal('break'), days: v.number(), until }),
  /** `months` null: permanent. */
  v.object({ kind: v.literal('self_exclusion'), months: v.nullable(v.number()), until }),
]);

/** A break or self-exclusion that a player may choose. */
export type Pause = v.InferOutput<typeof pauseSchema>;

/** The chosen pause, until it starts. */
export const pauseDraft = defineDraft({ name: 'pause', version: 1, lifetime: 'page', fields: { pause: pauseSchema } });
