import * as v from 'valibot';
import { defineCall } from './call.ts';
import { helpLineSchema } from './help-line.ts';
import { minimumAgeYears } from './minimum-age.ts';
import { processorKinds } from './payments.ts';
import { idSchema, textSchema } from './wire.ts';

/** A blacklist is a list; older operators send comma-separated text. */
const blacklistSchema = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((list) => (typeof list === 'string' ? list.split(',') : list).map((entry) => entry.trim()).filter(Boolean)),
);

/** Policies for new passwords: `standard` (three characters, spec §5) or `strong` (see `newPasswordFault`). */
export const passwordPolicies = ['standard', 'strong'] as const;

/**
 * The blocked countries and IP addresses, the policy for new passwords, and for the caller's country the minimum age, the help lines for gambling
 * problems, and the kinds of payment methods that deposits are offered in.
 */
export const frontGetSetting = defineCall({
  path: 'front/get_setting',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({ locale: v.optional(textSchema) }),
  response: v.object({
    status: v.literal(1),
    setting: v.object({
      country_black_list: v.optional(blacklistSchema, []),
      ip_black_list: v.optional(blacklistSchema, []),
      min_age: v.optional(v.number(), minimumAgeYears),
      password_policy: v.optional(v.picklist(passwordPolicies), 'standard'),
      help: v.optional(v.array(helpLineSchema), []),
      payment_kinds: v.optional(v.array(v.picklist(processorKinds)), []),
    }),
  }),
});

/** The country of an IP address; with an empty `ip`, of the caller's. `country_code` is null if it is unknown. */
export const frontAuthGetIpStack = defineCall({
  path: 'front/auth/get_ip_stack',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({ ip: textSchema }),
  response: v.object({ status: v.literal(1), data: v.object({ ip: v.string(), country_code: v.nullable(v.string()) }) }),
});

const slideTextsSchema = v.object({ title: v.string(), text: v.string(), action: v.object({ label: v.string(), href: v.string() }) });

const slideSchema = v.object({
  id: idSchema,
  ...slideTextsSchema.entries,
  /** Texts for signed-in players, if they differ: players are not asked to register again. */
  for_player: v.optional(slideTextsSchema),
  /** The wide image (21:6) at three widths, and the crops for the mobile build. */
  pictures: v.object({ w700: v.string(), w1050: v.string(), w2100: v.string(), m720: v.string(), m1120: v.string() }),
  dominant: v.string(),
});

/** A slide of the lobby's banner, with its texts in the requested locale. */
export type Slide = v.InferOutput<typeof slideSchema>;

/** The slides of the lobby's banner. */
export const frontGetSlider = defineCall({
  path: 'front/get_slider',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({ locale: v.optional(textSchema, 'en') }),
  response: v.object({ status: v.literal(1), slides: v.array(slideSchema) }),
});
