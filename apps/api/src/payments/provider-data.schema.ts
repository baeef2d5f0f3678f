import * as v from 'valibot';
import { depositFlows, processorKinds } from '@playfront/api-contract';

const idSchema = v.pipe(v.string(), v.regex(/^[a-z0-9_]+$/));
/** `*` means all that the operator supports. */
const codesSchema = v.pipe(v.array(v.string()), v.minLength(1));
/** In major units of `limit_currency`; without a maximum the operator's maximum applies. */
const limitEntries = { limit_currency: v.string(), min: v.pipe(v.number(), v.minValue(0)), max: v.nullable(v.number()) };

export const payoutFlows = [
  'card_payout',
  'hosted',
  'same_account',
  'bank_details',
  'iban',
  'swift',
  'sort_code',
  'ach',
  'eft',
  'payid',
  'clabe',
  'interac_etransfer',
  'crypto_address',
  'wallet_id',
  'email',
  'account_id',
  'phone',
  'push_approval',
  'pix_key',
  'upi_id',
] as const;

const depositSchema = v.strictObject({
  flow: v.picklist(depositFlows),
  fields: v.array(v.string()),
  ...limitEntries,
  fee_percent: v.pipe(v.number(), v.minValue(0)),
  fee_fixed: v.pipe(v.number(), v.minValue(0)),
  /** Minimum and maximum in a currency, instead of converted ones. */
  limits: v.optional(v.record(v.string(), v.tuple([v.number(), v.number()])), {}),
});

const withdrawalSchema = v.strictObject({
  /** The payment method of its payouts, if they go elsewhere than its deposits come from. */
  method: v.optional(idSchema),
  flow: v.picklist(payoutFlows),
  fields: v.array(v.string()),
  ...limitEntries,
  eta_hours: v.number(),
});

export const providerSchema = v.strictObject({
  id: idSchema,
  name: v.string(),
  kind: v.picklist(processorKinds),
  /** The payment method that it is a gateway of (`methods`); without it, a provider with coins is one for each coin, any other its own method. */
  method: v.optional(idSchema),
  /** `restricted`: forbidden for gambling by law or the card scheme. `closed`: no longer exists, but is listed for old transactions. */
  status: v.picklist(['active', 'legacy', 'restricted', 'closed']),
  default_enabled: v.boolean(),
  /** The site sends its call to the payments host. */
  host: v.optional(v.literal('payments')),
  countries: codesSchema,
  currencies: codesSchema,
  /** Coins that a crypto provider accepts, regardless of the player's currency. */
  coins: v.optional(v.array(v.string()), []),
  deposit: depositSchema,
  withdrawal: v.nullable(withdrawalSchema),
});

const networkSchema = v.strictObject({
  coin: v.string(),
  network: v.string(),
  name: v.string(),
  confirmations: v.number(),
  has_memo: v.boolean(),
});

/**
 * What a player owns and pays with, whichever provider processes it. Without `name`, it is named in the player's language
 * (`api.payment_method.<id>`). `keywords`: further words to find it by. `coin`: the method is this coin.
 */
const methodSchema = v.strictObject({ name: v.optional(v.string()), keywords: v.optional(v.array(v.string()), []), coin: v.optional(v.string()) });

/** `apps/api/seed/payment-providers.json`. */
export const providerDataSchema = v.strictObject({
  /** Gateways of the same method are preferred in this order, unless the setting `payment_routes` names another. */
  providers: v.array(providerSchema),
  methods: v.record(idSchema, methodSchema),
  /** The ids of methods that are usual in a country, and after them everywhere (`*`), the most usual first. */
  order: v.record(v.string(), v.array(v.string())),
  networks: v.array(networkSchema),
});

/** `apps/api/seed/reference-rates.json`: the value of one unit of `base`. */
export const referenceRatesSchema = v.strictObject({ base: v.string(), rates: v.record(v.string(), v.pipe(v.number(), v.minValue(0.000001))) });

export type ProviderData = v.InferOutput<typeof providerDataSchema>;
export type Provider = v.InferOutput<typeof providerSchema>;
export type PayoutFlow = (typeof payoutFlows)[number];
