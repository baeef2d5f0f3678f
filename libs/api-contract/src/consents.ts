import * as v from 'valibot';
import { defineCall, doneSchema, emptySchema } from './call.ts';
import { givenIdSchema, idSchema, pageEntries, timeSchema } from './wire.ts';

/** Marketing channels; each has a separate consent. */
export const consentChannels = ['email', 'sms', 'phone'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

/** Where a consent was given or withdrawn. `imported`: it was given before changes were logged. */
export const consentSources = ['registration', 'account', 'self_exclusion', 'account_closed', 'imported'] as const;
export type ConsentSource = (typeof consentSources)[number];

const consentSchema = v.object({
  channel: v.picklist(consentChannels),
  is_given: v.boolean(),
  /** When it was last given or withdrawn; null: never given. */
  changed_at: v.nullable(timeSchema),
});

/** Whether a player agrees to marketing by a channel. */
export type Consent = v.InferOutput<typeof consentSchema>;

/** The player's consents to marketing, one per channel. No consent is given by default. */
export const frontGetMarketingConsents = defineCall({
  path: 'front/get_marketing_consents',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: emptySchema,
  response: v.object({ status: v.literal(1), consents: v.array(consentSchema) }),
});

/**
 * Gives or withdraws a consent with immediate effect; a call that would change nothing is accepted. `email` is `notify_newletter` of the profile. Only
 * giving is rate-limited.
 */
export const frontSetMarketingConsent = defineCall({
  path: 'front/set_marketing_consent',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ channel: v.picklist(consentChannels), is_given: v.boolean() }),
  response: doneSchema,
});

/** A player's consents to marketing, and the log of their changes, newest first. An unknown id is `not_found`. */
export const adminGetPlayerConsents = defineCall({
  path: 'admin/get_player_consents',
  method: 'POST',
  auth: 'admin',
  scope: 'players',
  isReadOnly: true,
  request: v.object({ id: givenIdSchema, ...pageEntries }),
  response: v.object({
    status: v.literal(1),
    consents: v.array(consentSchema),
    log: v.array(
      v.object({
        id: idSchema,
        channel: v.picklist(consentChannels),
        is_given: v.boolean(),
        source: v.picklist(consentSources),
        /** Version of the text that the player agreed to or refused; null if none was shown or the version is unknown. */
        wording: v.nullable(v.number()),
        date: timeSchema,
      }),
    ),
    total: v.number(),
  }),
});
