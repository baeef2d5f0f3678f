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
  /** Never reveal by a recovery whether an account exists. */
  conceal_accounts: v.optional(v.boolean(), false),
  /** Policy for new passwords: `strong` means eight characters or more that are hard to guess. */
  password_policy: v.optional(v.picklist(passwordPolicies), 'standard'),
  /** Recipient of the contact form; empty: the brand's address. */
  support_email: v.optional(v.string(), ''),
  /** Multiplies the rate limits; 0: no limits. */
  throttle_factor: v.optional(v.pipe(v.number(), v.minValue(0)), 1),
  /** Payment methods enabled or disabled by id, overriding their data. */
  processors: v.optional(v.record(v.string(), v.boolean()), {}),
  /** Pay out only to players whose documents were checked. */
  kyc_before_withdrawal: v.optional(v.boolean(), false),
  /** A document is accepted once two officers have accepted it. */
  document_second_officer: v.optional(v.boolean(), false),
  /** Money goes back to where it came from, up to what came in; only the rest goes elsewhere. */
  closed_loop: v.optional(v.boolean(), true),
  /** Pay out only to players who confirmed their mail address. */
  payout_needs_confirmed_mail: v.optional(v.boolean(), true),
  /** Hours that the first payouts to a destination wait, so that the player can stop what somebody else requested; 0: none. */
  new_destination_hold_hours: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(720)), 24),
  /** Staff need a session that was opened with an authenticator app; not looked at in development. */
  staff_second_factor: v.optional(v.boolean(), true),
  /** Withdrawals of more than this many euros are approved by two officers; 0: never. */
  second_officer_above: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  /**
   * Withdrawals of less than this are approved without an officer once their hold is over and every check passes, by currency in its major units,
   * together with those of the player in the 24 hours before. A currency that is not named: never.
   */
  auto_approve_below: v.optional(v.record(v.string(), v.pipe(v.number(), v.minValue(0))), {}),
  /** Minutes that such a withdrawal waits, so that its player can still cancel it. */
  auto_release_after_minutes: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10_080)), 10),
  /** Hours within which officers decide on all other withdrawals; the site shows them to the player. */
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

/** Settings as validated at startup. Later, a malformed entry of a list is skipped, so that one mistake cannot stop the site. */
export const startSettingsSchema = v.object({ ...settingsSchema.entries, ip_black_list: v.optional(addressListSchema, []) });

/** Settings from the environment of a process, which override those of the table. An unknown name is an error. */
export const settingsOverridesSchema = v.partial(v.strictObject(startSettingsSchema.entries));
export type SettingsOverrides = v.InferOutput<typeof settingsOverridesSchema>;
