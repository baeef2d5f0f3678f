import * as v from 'valibot';

/** Texts by language; English always exists and is the fallback. */
const localisedTextSchema = v.intersect([v.object({ en: v.string() }), v.record(v.string(), v.string())]);

const slideTextSchema = v.object({
  title: localisedTextSchema,
  text: localisedTextSchema,
  action: v.object({ label: localisedTextSchema, href: v.string() }),
});

export const slidePicturesEntries = {
  pictures: v.object({ w700: v.string(), w1050: v.string(), w2100: v.string(), m720: v.string(), m1120: v.string() }),
  dominant: v.string(),
};

/** A banner as it is stored in the table. */
export const slideSchema = v.object({
  id: v.string(),
  ...slideTextSchema.entries,
  for_player: v.optional(slideTextSchema),
  ...slidePicturesEntries,
});

export type StoredSlideText = v.InferOutput<typeof slideTextSchema>;
export type StoredSlide = v.InferOutput<typeof slideSchema>;
