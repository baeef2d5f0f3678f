import * as v from 'valibot';
import { defineCall } from './call.ts';
import { minimumAgeYears } from './minimum-age.ts';
import { idSchema, textSchema } from './wire.ts';

/** A blacklist comes as a list, or as the comma-separated text of an older operator. */
const blacklistSchema = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((list) => (typeof list === 'string' ? list.split(',') : list).map((entry) => entry.trim()).filter(Boolean)),
);

/** What the operator asks of new passwords: the spec's three characters, or `newPasswordFault`'s `strong`. */
export const passwordPolicies = ['standard', 'strong'] as const;

/** Who may not use the site, what is asked of a new password, and for the caller's country the age to play from and where help with gambling is to be had. */
export const frontGetSetting = defineCall({
  path: 'front/get_setting',
  method: 'POST',
  auth: 'none',
  repeats: true,
  request: v.object({ locale: v.optional(textSchema) }),
  answer: v.object({
    status: v.literal(1),
    setting: v.object({
      country_black_list: v.optional(blacklistSchema, []),
      ip_black_list: v.optional(blacklistSchema, []),
      min_age: v.optional(v.number(), minimumAgeYears),
      password_policy: v.optional(v.picklist(passwordPolicies), 'standard'),
      help: v.optional(v.array(v.object({ name: v.string(), phone: v.optional(v.string(), ''), url: v.string() })), []),
    }),
  }),
});

/** The country an address is in. An empty `ip` asks for the caller's own; an unknown one has no `country_code`. */
export const frontAuthGetIpStack = defineCall({
  path: 'front/auth/get_ip_stack',
  method: 'POST',
  auth: 'none',
  repeats: true,
  request: v.object({ ip: textSchema }),
  answer: v.object({ status: v.literal(1), data: v.object({ ip: v.string(), country_code: v.nullable(v.string()) }) }),
});

const slideWordsSchema = v.object({ title: v.string(), text: v.string(), action: v.object({ label: v.string(), href: v.string() }) });

const slideSchema = v.object({
  id: idSchema,
  ...slideWordsSchema.entries,
  /** What it says to a signed-in player, where that is something else: nobody is asked twice to open an account. */
  for_player: v.optional(slideWordsSchema),
  /** Wide picture (21:6) at three widths, and the narrow build's crops. */
  pictures: v.object({ w700: v.string(), w1050: v.string(), w2100: v.string(), m720: v.string(), m1120: v.string() }),
  dominant: v.string(),
});

/** A picture of the lobby's banner; its words come in the asked locale. */
export type Slide = v.InferOutput<typeof slideSchema>;

export const frontGetSlider = defineCall({
  path: 'front/get_slider',
  method: 'POST',
  auth: 'none',
  repeats: true,
  request: v.object({ locale: v.optional(textSchema, 'en') }),
  answer: v.object({ status: v.literal(1), slides: v.array(slideSchema) }),
});
