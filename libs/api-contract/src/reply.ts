import * as v from 'valibot';
import { errorKeys } from './errors.ts';

/** The body of every refusal and failure. `fields` names the form fields at fault. */
export const refusalSchema = v.object({
  status: v.literal(0),
  error: v.picklist(errorKeys),
  fields: v.optional(v.record(v.string(), v.picklist(errorKeys))),
});

export type Refusal = v.InferOutput<typeof refusalSchema>;
