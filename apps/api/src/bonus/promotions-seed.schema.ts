import * as v from 'valibot';
import { gameCategories, promotionTypes } from '@playfront/api-contract';
import { isCurrency } from '@playfront/money';

/** Texts by language; English always exists and is the fallback. */
const inLanguages = <const Text extends v.GenericSchema>(text: Text) => v.intersect([v.object({ en: text }), v.record(v.string(), text)]);

/** Amounts in major units. In a missing currency they are comparable with those in euros. */
const amountsSchema = v.object({
  max_bonus: v.number(),
  min_deposit: v.optional(v.number(), 0),
  max_bet: v.number(),
  max_win: v.optional(v.nullable(v.number()), null),
});

const promotionSchema = v.object({
  key: v.string(),
  family: v.optional(v.string()),
  code: v.optional(v.nullable(v.string()), null),
  type: v.picklist(promotionTypes),
  match_percent: v.optional(v.nullable(v.number()), null),
  nth_deposit: v.optional(v.nullable(v.number()), null),
  is_automatic: v.optional(v.boolean(), false),
  cadence: v.optional(v.picklist(['once', 'daily', 'weekly']), 'once'),
  wagering_x: v.number(),
  wagering_base: v.optional(v.picklist(['bonus', 'bonus_plus_deposit']), 'bonus'),
  claim_within_hours: v.optional(v.number(), 7 * 24),
  expires_after_hours: v.optional(v.number(), 14 * 24),
  forfeits_on_withdrawal: v.optional(v.boolean(), true),
  eligible_categories: v.optional(v.array(v.picklist(gameCategories)), []),
  countries: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), []),
  locales: v.optional(v.array(v.string()), []),
  max_grants: v.optional(v.nullable(v.number()), null),
  valid_from: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  valid_to: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  picture: v.optional(v.pipe(v.string(), v.regex(/^\/art\/[\w./-]+$/)), ''),
  is_listed: v.optional(v.boolean(), true),
  amounts: v.pipe(
    v.record(v.string(), amountsSchema),
    v.check((amounts) => Object.keys(amounts).every(isCurrency)),
  ),
  texts: inLanguages(v.object({ title: v.string(), summary: v.string() })),
});

/** `promotions.json` with its texts. Terms consist of a first line for each type and common lines; figures are data, not text. */
export const promotionsSeedSchema = v.object({
  terms: v.object({
    common: inLanguages(v.array(v.string())),
    deposit_match: inLanguages(v.string()),
    reload: inLanguages(v.string()),
    no_deposit: inLanguages(v.string()),
    cashback: inLanguages(v.string()),
  }),
  promotions: v.array(promotionSchema),
});

export type PromotionsSeed = v.InferOutput<typeof promotionsSeedSchema>;
export type PromotionSeed = PromotionsSeed['promotions'][number];
