import * as v from 'valibot';
import { errorKeys } from './errors.ts';

/**
 * The body of every refusal and failure. `fields` names the form fields at fault, `current` what now holds where a number of the
 * request is out of date (`{"amount": 4.1}`), so that the player can be asked again without another call.
 */
export const refusalSchema = v.object({
  status: v.literal(0),
  error: v.picklist(errorKeys),
  fields: v.optional(v.record(v.string(), v.picklist(errorKeys))),
  current: v.optional(v.record(v.string(), v.number())),
});

export type Refusal = v.InferOutput<typeof refusalSchema>;
