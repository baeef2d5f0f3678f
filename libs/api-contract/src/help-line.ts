import * as v from 'valibot';

/** An organisation that helps people who worry about gambling. */
export const helpLineSchema = v.object({ name: v.string(), phone: v.optional(v.string(), ''), url: v.string() });
export type HelpLine = v.InferOutput<typeof helpLineSchema>;
