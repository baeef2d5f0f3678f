import * as v from 'valibot';
import { passwordPolicies } from '@playfront/api-contract';

/** The operator's switches, with what holds where nothing is set. */
export const settingsSchema = v.object({
  /** Two-letter codes of countries that may not use the site. */
  country_black_list: v.optional(v.array(v.string()), []),
  /** Addresses and CIDR ranges that may not. */
  ip_black_list: v.optional(v.array(v.string()), []),
  /** Refuse a second account from one address (households share one, so it is off unless the operator wants it). */
  one_account_per_ip: v.optional(v.boolean(), false),
  /** Never tell by a recovery whether an account exists. */
  conceal_accounts: v.optional(v.boolean(), false),
  /** What is asked of new passwords: `strong` is eight characters or more that are hard to guess. */
  password_policy: v.optional(v.picklist(passwordPolicies), 'standard'),
  /** Where the contact form is mailed to; empty: the brand's address. */
  support_email: v.optional(v.string(), ''),
  /** Multiplies what the throttle lets through; 0 lifts it. */
  throttle_factor: v.optional(v.pipe(v.number(), v.minValue(0)), 1),
  /** Ways to pay switched on or off by id, over what their data says. */
  processors: v.optional(v.record(v.string(), v.boolean()), {}),
  /** Pay out only to players whose papers were checked. */
  kyc_before_withdrawal: v.optional(v.boolean(), false),
  /** Money goes back to where it came from, up to what came in; only what is beyond that goes elsewhere. */
  closed_loop: v.optional(v.boolean(), true),
  /** Where a payout names a beneficiary, it must be the player. */
  payout_name_match: v.optional(v.boolean(), true),
  /** Pay out only to players who confirmed their mail address. */
  payout_needs_confirmed_mail: v.optional(v.boolean(), true),
  /** Hours that the first payouts to a destination wait, so that their player can stop what somebody else asked for; 0 is none. */
  new_destination_hold_hours: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(720)), 24),
  /** Least time between two rounds of a game, where the law asks for it; 0 is none. */
  min_cycle_ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** List sports among the game groups, so that the site shows the sportsbook. */
  sports_offered: v.optional(v.boolean(), false),
  /** How long a bet or cash-out on live odds is held before they are looked at again. */
  sports_live_delay_ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)), 3_000),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

/** Settings that the environment of a process decides, over those of the table. A name that is none is a fault. */
export const settingsOverridesSchema = v.partial(v.strictObject(settingsSchema.entries));
export type SettingsOverrides = v.InferOutput<typeof settingsOverridesSchema>;
