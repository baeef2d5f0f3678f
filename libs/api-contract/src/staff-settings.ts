import * as v from 'valibot';
import { isAddressOrRange } from './address-list.ts';
import { defineCall, emptySchema } from './call.ts';
import { maxTextLength } from './field-lengths.ts';
import { emailSchema } from './player.ts';
import { passwordPolicies } from './site.ts';
import { requiredTextSchema } from './wire.ts';

const maxListed = 10_000;
const amountSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));
const currencyCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'invalid_value'));
const countryCodeSchema = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, 'invalid_value'));
const addressOrRangeSchema = v.pipe(v.string(), v.trim(), v.maxLength(64), v.check(isAddressOrRange, 'invalid_value'));

/** The settings that staff may change, each with the schema of its value. Amounts are in euros unless a currency is named. */
export const staffSettingSchemas = {
  country_black_list: v.pipe(v.array(countryCodeSchema), v.maxLength(maxListed)),
  ip_black_list: v.pipe(v.array(addressOrRangeSchema), v.maxLength(maxListed)),
  one_account_per_ip: v.boolean(),
  conceal_accounts: v.boolean(),
  password_policy: v.picklist(passwordPolicies),
  support_email: v.union([v.literal(''), emailSchema]),
  kyc_before_withdrawal: v.boolean(),
  closed_loop: v.boolean(),
  own_card_form: v.boolean(),
  payout_needs_confirmed_mail: v.boolean(),
  new_destination_hold_hours: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(720)),
  second_officer_above: amountSchema,
  /** Major units by currency. */
  auto_approve_below: v.record(currencyCodeSchema, amountSchema),
  auto_release_after_minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_080)),
  withdrawal_review_hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)),
  document_second_officer: v.boolean(),
  staff_second_factor: v.boolean(),
  sports_offered: v.boolean(),
} as const;
export type StaffSettingKey = keyof typeof staffSettingSchemas;
export const staffSettingKeys = Object.keys(staffSettingSchemas) as [StaffSettingKey, ...StaffSettingKey[]];

/** Settings that control payouts and their approval, or who sees card data: only the scope `admin` may change them. */
export const adminSettingKeys: readonly StaffSettingKey[] = [
  'kyc_before_withdrawal',
  'closed_loop',
  'own_card_form',
  'payout_needs_confirmed_mail',
  'new_destination_hold_hours',
  'second_officer_above',
  'auto_approve_below',
  'auto_release_after_minutes',
  'document_second_officer',
];

const jsonValueSchema = v.union([
  v.boolean(),
  v.number(),
  v.pipe(v.string(), v.maxLength(maxTextLength)),
  v.pipe(v.array(v.string()), v.maxLength(maxListed)),
  v.record(v.string(), v.number()),
]);
const settingSchema = v.object({
  key: v.picklist(staffSettingKeys),
  value: jsonValueSchema,
  /** Set by the server's environment; staff cannot change it. */
  is_fixed: v.boolean(),
});

/** The settings that staff may change, with their current values. */
export const adminGetSettings = defineCall({
  path: 'admin/get_settings',
  method: 'POST',
  auth: 'admin',
  scope: 'settings',
  isReadOnly: true,
  request: emptySchema,
  response: v.object({ status: v.literal(1), settings: v.array(settingSchema) }),
});

/**
 * Changes a setting. `expected` is the value that was read: `conflict` if it has changed since. `invalid_value`: the value violates the setting's schema,
 * or the setting is fixed by the server's environment. `forbidden`: the setting is one of {@link adminSettingKeys}, and the account does not have the scope `admin`.
 */
export const adminUpdateSetting = defineCall({
  path: 'admin/update_setting',
  method: 'POST',
  auth: 'admin',
  scope: 'settings',
  isReadOnly: false,
  bodyBytes: 512 * 1024,
  request: v.object({ key: v.picklist(staffSettingKeys), value: jsonValueSchema, expected: jsonValueSchema, reason: requiredTextSchema }),
  response: v.object({ status: v.literal(1), setting: settingSchema }),
});
