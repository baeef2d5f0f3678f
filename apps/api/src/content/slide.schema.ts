import * as v from 'valibot';

/** Texts by language; English always exists and is the fallback. */
const wordsSchema = v.intersect([v.object({ en: v.string() }), v.record(v.string(), v.string())]);

const slideWordsSchema = v.object({ title: wordsSchema, text: wordsSchema, action: v.object({ label: wordsSchema, href: v.string() }) });

/** A banner as it is stored, in `apps/api/seed/slides.json` and in the table. */
export const slideSchema = v.object({
  id: v.string(),
  ...slideWordsSchema.entries,
  for_player: v.optional(slideWordsSchema),
  pictures: v.object({ w700: v.string(), w1050: v.string(), w2100: v.string(), m720: v.string(), m1120: v.string() }),
  dominant: v.string(),
});

export type StoredSlideWords = v.InferOutput<typeof slideWordsSchema>;
export type StoredSlide = v.InferOutput<typeof slideSchema>;
