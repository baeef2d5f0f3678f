import * as v from 'valibot';
import { passwordPolicies } from '@playfront/api-contract';
import { isAddressOrRange } from '@playfront/api-contract/address-list';

/** The operator's settings, with their defaults. */
export const settingsSchema = v.object({
  /** Two-letter codes of blocked countries. */
  country_black_list: v.optional(v.array(v.string()), []),
  /** Blocked addresses and CIDR ranges. */
  ip_black_list: v.optional(v.array(v.string()), []),
  /** Refuse a second account from one address (households share one, so it is off by default). */
  one_account_per_ip: v.optional(v.boolean(), false),
  /** Recovery never reveals whether an account exists. */
  conceal_accounts: v.optional(v.boolean(), false),
  /** Policy for new passwords: `strong` means eight characters or more that are hard to guess. */
  password_policy: v.optional(v.picklist(passwordPolicies), 'standard'),
  /** Recipient of the contact form; if empty, the brand's address. */
  support_email: v.optional(v.string(), ''),
  /** Multiplies the rate limits; 0 disables them. */
  throttle_factor: v.optional(v.pipe(v.number(), v.minValue(0)), 1),
  /** Payment methods enabled or disabled by id, overriding their data. */
  processors: v.optional(v.record(v.string(), v.boolean()), {}),
  /** The preferred gateways of a payment method, best first, by the ids of method and provider; the rest follow in the order of their data. */
  payment_routes: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Pay out only to verified players. */
  kyc_before_withdrawal: v.optional(v.boolean(), false),
  /** Documents must be accepted by two officers. */
  document_second_officer: v.optional(v.boolean(), false),
  /** Closed loop: payouts go back to where deposits came from, up to the deposited amount; only the rest may go elsewhere. */
  closed_loop: v.optional(v.boolean(), true),
  /** The site's own card form instead of the provider's, and card data that pass through this server: only with PCI DSS compliance by SAQ D. */
  own_card_form: v.optional(v.boolean(), false),
  /** Pay out only to players who confirmed their mail address. */
  payout_needs_confirmed_mail: v.optional(v.boolean(), true),
  /** Hours for which payouts to a new destination are held, so that the player can cancel those of an intruder; 0: no hold. */
  new_destination_hold_hours: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(720)), 24),
  /** Staff need a session that was opened with a second factor; ignored in development. */
  staff_second_factor: v.optional(v.boolean(), true),
  /** Withdrawals of more than this many euros are approved by two officers; 0: never. */
  second_officer_above: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  /**
   * Withdrawals of less than this, in major units by currency, are approved without an officer once their hold has ended and every check passes. The
   * player's approvals of the last 24 hours count too. Never for a currency that is not named.
   */
  auto_approve_below: v.optional(v.record(v.string(), v.pipe(v.number(), v.minValue(0))), {}),
  /** Minutes before such a withdrawal is approved, in which its player can still cancel it. */
  auto_release_after_minutes: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10_080)), 10),
  /** Hours within which officers decide on all other withdrawals; shown to the player. */
  withdrawal_review_hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)), 24),
  /** Minimum time between two rounds of a game, where the law requires one; 0: none. */
  min_cycle_ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** List sports among the game groups, so that the site shows the sportsbook. */
  sports_offered: v.optional(v.boolean(), false),
  /** How long a bet or cash-out on live odds is held before the odds are checked again. */
  sports_live_delay_ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)), 3_000),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

const addressListSchema = v.array(
  v.pipe(
    v.string(),
    v.check(isAddressOrRange, ({ input }) => `"${input}" is neither an address nor a CIDR range`),
  ),
);

/** Settings as validated at startup. Later a malformed entry of a list is skipped, so that a mistake cannot stop the site. */
export const startSettingsSchema = v.object({ ...settingsSchema.entries, ip_black_list: v.optional(addressListSchema, []) });

/** Settings from the environment of a process, which override those of the table. An unknown name is an error. */
export const settingsOverridesSchema = v.partial(v.strictObject(startSettingsSchema.entries));
export type SettingsOverrides = v.InferOutput<typeof settingsOverridesSchema>;
