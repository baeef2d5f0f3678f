import * as v from 'valibot';
import type { Currency } from '@playfront/money';
import { defineCall, doneSchema } from './call.ts';
import { maxMessageLength } from './field-lengths.ts';
import { anyPhoneNumberSchema } from './phone-number.ts';
import { emailSchema } from './player.ts';
import { givenIdSchema, idSchema, isVisible, nameSchema, pageEntries } from './wire.ts';

/** An amount in major units of its currency. */
type Amount = { readonly amount: number; readonly currency: Currency };
type Transfer = Amount & { readonly provider: string };
type BonusStep = Amount & { readonly title: string };
type LimitStep = { readonly limit: string; readonly period: string; readonly amount?: number; readonly currency?: Currency };

/** Sign-in factors besides the password; `all` if support has removed all of them. */
export const factorKinds = ['authenticator', 'passkey', 'all'] as const;
export type FactorKind = (typeof factorKinds)[number];
type FactorChange = { readonly factor: FactorKind; readonly name: string };

/** Kinds of messages to the player's mail box, with the values of each; the site has the texts. Times are ISO 8601. */
export type MessageParams = {
  deposit_complete: Transfer;
  /** Money arrived but is not credited yet; `reason` is a `HeldMoneyReason`. */
  deposit_held: Transfer & { readonly reason: string };
  deposit_returned: Transfer;
  withdrawal_requested: Transfer;
  withdrawal_complete: Transfer;
  withdrawal_cancelled: Transfer;
  withdrawal_reversal: Transfer;
  limit_changed: LimitStep;
  limit_scheduled: LimitStep & { readonly from: string };
  break_started: { readonly until: string };
  bonus_granted: BonusStep;
  bonus_completed: BonusStep;
  bonus_expired: BonusStep;
  bonus_forfeited: BonusStep;
  /** A claim ended because the deposit that it was for did not grant the bonus. */
  bonus_missed: { readonly title: string };
  password_changed: Record<never, never>;
  email_changed: { readonly email: string };
  /** `factor` is one of {@link factorKinds}; `name` that of a passkey. */
  factor_added: FactorChange;
  factor_removed: FactorChange;
  /** A login from a device that is new to the account; `country` is an ISO 3166 code. Unknown values are empty. */
  new_device: { readonly browser: string; readonly system: string; readonly country: string };
  document_received: { readonly file_name: string };
  /** `document` is one of `documentKinds`, `reason` one of `documentReasons`; notes are written by the officer. */
  document_requested: { readonly document: string; readonly note: string };
  document_accepted: { readonly document: string };
  document_rejected: { readonly document: string; readonly reason: string; readonly note: string };
  /** A text of the operator, in the language it was written in. */
  notice: { readonly title: string; readonly text: string };
};

export type MessageKind = keyof MessageParams;
/** A message as sent: its kind with the values of its text. */
export type PlayerMessage = { [Kind in MessageKind]: { readonly kind: Kind } & MessageParams[Kind] }[MessageKind];

export const messageKinds = [
  'deposit_complete',
  'deposit_held',
  'deposit_returned',
  'withdrawal_requested',
  'withdrawal_complete',
  'withdrawal_cancelled',
  'withdrawal_reversal',
  'limit_changed',
  'limit_scheduled',
  'break_started',
  'bonus_granted',
  'bonus_completed',
  'bonus_expired',
  'bonus_forfeited',
  'bonus_missed',
  'password_changed',
  'email_changed',
  'factor_added',
  'factor_removed',
  'new_device',
  'document_received',
  'document_requested',
  'document_accepted',
  'document_rejected',
  'notice',
] as const satisfies readonly MessageKind[];

const messageSchema = v.object({
  id: idSchema,
  /** A kind for which this site has no text is shown as a notice. */
  kind: v.fallback(v.picklist(messageKinds), 'notice'),
  params: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  date: v.string(),
  is_read: v.optional(v.boolean(), false),
});

/** A message of the player's mail box. */
export type Message = v.InferOutput<typeof messageSchema>;

/** Live event `message_{playerId}`: a new message, and the number of unread messages including it. */
export const messageEventSchema = v.object({ message: messageSchema, unread: v.optional(v.number(), 0) });

/** The messages of the player's mail box, newest first. */
export const frontGetPlayerMessages = defineCall({
  path: 'front/get_player_messages',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object(pageEntries),
  response: v.object({ status: v.literal(1), messages: v.array(messageSchema), total: v.number(), unread: v.optional(v.number(), 0) }),
});

/** Marks a message as read; `unread` is the number of remaining unread ones. A message of another player is 404. */
export const frontReadPlayerMessage = defineCall({
  path: 'front/read_player_message',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ id: givenIdSchema }),
  response: v.object({ status: v.literal(1), unread: v.optional(v.number(), 0) }),
});

/** The contact form of spec §3, for players and visitors. The sender is identified by the Bearer token; `playerId` is not trusted. */
export const frontPlayerSendMessage = defineCall({
  path: 'front/player_send_message',
  method: 'POST',
  auth: 'none',
  isReadOnly: false,
  request: v.object({
    player_name: nameSchema,
    email: emailSchema,
    phone_number: anyPhoneNumberSchema,
    note: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'field_required'),
      v.maxLength(maxMessageLength, 'too_long'),
      v.check(isVisible, 'field_required'),
    ),
    status: v.optional(v.literal('pending'), 'pending'),
    playerId: v.optional(v.nullable(idSchema)),
  }),
  response: doneSchema,
});
