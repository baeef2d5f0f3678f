import * as v from 'valibot';
import { defineCall, doneSchema } from './call.ts';
import { givenIdSchema, idSchema, pageEntries, requiredTextSchema, textSchema, maxVersion } from './wire.ts';

/** Maximum characters of a body. */
export const maxContentLength = 100_000;
/** Up to four bytes per character, plus JSON escapes. */
const contentBodyBytes = 512 * 1024;

/**
 * Key of a text, such as `privacy-policy`. In the FAQ, `faq.deposits` is a section (its title, and a body that may be empty) and
 * `faq.deposits.how-long` a question (title) in it with its answer (body), so that the same calls edit both.
 */
export const contentKeySchema = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/));
const contentLocaleSchema = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));
const bodySchema = v.pipe(v.string(), v.maxLength(maxContentLength));
const positionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxVersion));

const contentSchema = v.object({
  key: v.string(),
  /** Language of the text: the requested one, or the fallback if there is no translation. */
  locale: v.optional(v.string(), 'en'),
  title: v.string(),
  /** Sanitised by the operator when it was saved: text elements and links only. */
  body_html: v.string(),
  version: v.optional(v.number(), 1),
  updated_at: v.optional(v.string(), ''),
});

/** A text of the site, such as the privacy policy. */
export type Content = v.InferOutput<typeof contentSchema>;

/** One text, in English if there is none in the requested language. Refusal: `not_found`. */
export const frontGetContentTemplate = defineCall({
  path: 'front/get_content_template',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({ locale: v.optional(textSchema, 'en'), key: contentKeySchema }),
  response: v.object({ status: v.literal(1), content: contentSchema }),
});

/** Language of the text: the requested one, or the fallback if there is no translation. */
const textLocaleSchema = v.optional(v.string());

const faqSectionSchema = v.object({
  id: idSchema,
  title: v.string(),
  locale: textLocaleSchema,
  questions: v.array(v.object({ id: idSchema, question: v.string(), answer_html: v.string(), locale: textLocaleSchema })),
});

/** A section of the FAQ with its questions in order. */
export type FaqSection = v.InferOutput<typeof faqSectionSchema>;

/** All sections, or the one whose id or position (from 0) is `id` (spec §2 opens `/faq/0`). Refusal: `not_found`. */
export const frontGetFaqTemplate = defineCall({
  path: 'front/get_faq_template',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({ locale: v.optional(textSchema, 'en'), id: v.optional(v.pipe(givenIdSchema, v.maxLength(80))) }),
  response: v.object({ status: v.literal(1), faqs: v.array(faqSectionSchema) }),
});

const siteContentSchema = v.object({
  ...contentSchema.entries,
  /** Position in its list, from 0. */
  position: v.number(),
  /** Username of the author of this version; null for a text that was installed with the operator's software. */
  updated_by: v.nullable(v.string()),
});

/** A text as its editors see it. */
export type SiteContent = v.InferOutput<typeof siteContentSchema>;

/** Texts by key and language, for editors. With both `key` and `locale`, also all earlier versions, newest first. */
export const adminGetSiteContent = defineCall({
  path: 'admin/get_site_content',
  method: 'POST',
  auth: 'admin',
  isReadOnly: true,
  request: v.object({ key: v.optional(contentKeySchema), locale: v.optional(contentLocaleSchema), ...pageEntries }),
  response: v.object({
    status: v.literal(1),
    contents: v.array(siteContentSchema),
    total: v.number(),
    history: v.optional(v.array(v.object({ ...siteContentSchema.entries, action: v.picklist(['created', 'updated', 'removed']) })), []),
  }),
});

/** Creates a text; if it exists already: `conflict`. The response contains the body as stored, sanitised. */
export const adminCreateSiteContent = defineCall({
  path: 'admin/create_site_content',
  method: 'POST',
  auth: 'admin',
  isReadOnly: false,
  bodyBytes: contentBodyBytes,
  request: v.object({
    key: contentKeySchema,
    locale: contentLocaleSchema,
    title: requiredTextSchema,
    body: bodySchema,
    position: v.optional(positionSchema, 0),
  }),
  response: v.object({ status: v.literal(1), content: siteContentSchema }),
});

/** Updates a text. `version` is the version that was read. Refusals: `conflict` if the text was changed since, `not_found`. */
export const adminUpdateTemplate = defineCall({
  path: 'admin/update_template',
  method: 'POST',
  auth: 'admin',
  isReadOnly: false,
  bodyBytes: contentBodyBytes,
  request: v.object({
    key: contentKeySchema,
    locale: contentLocaleSchema,
    title: v.optional(requiredTextSchema),
    body: bodySchema,
    position: v.optional(positionSchema),
    version: versionSchema,
  }),
  response: v.object({ status: v.literal(1), content: siteContentSchema }),
});

/** Removes a text from the site; its versions remain stored. Refusals: `conflict`, `not_found`. */
export const adminRemoveSiteContent = defineCall({
  path: 'admin/remove_site_content',
  method: 'POST',
  auth: 'admin',
  isReadOnly: false,
  request: v.object({ key: contentKeySchema, locale: contentLocaleSchema, version: versionSchema }),
  response: doneSchema,
});
