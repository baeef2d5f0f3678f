import * as v from 'valibot';

const unitSchema = v.object({
  id: v.string(),
  english: v.optional(v.string()),
  /** Components that show the message, and its neighbours say more. */
  context: v.optional(v.string()),
  /** Empty until translated. */
  text: v.string(),
});
const workListSchema = v.object({ locale: v.string(), languageTag: v.optional(v.string()), messages: v.array(unitSchema) });

/** The messages that a language lacks, for a translator, and what comes back. */
export type WorkList = v.InferOutput<typeof workListSchema>;

/** @throws {Error} if the value is not a list of messages */
export function parseWorkList(value: unknown): WorkList {
  const list = v.safeParse(workListSchema, value);
  if (list.success) return list.output;
  throw new Error(
    `The file is not a list of messages: ${list.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim()).join('; ')}`,
  );
}
