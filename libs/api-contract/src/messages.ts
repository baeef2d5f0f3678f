import * as v from 'valibot';
import type { Currency } from '@playfront/money';
import { defineCall, doneSchema } from './call.ts';
import { anyPhoneNumberSchema } from './phone-number.ts';
import { emailSchema } from './player.ts';
import { givenIdSchema, idSchema, pageEntries, requiredTextSchema } from './wire.ts';

/** An amount in major units of its currency. */
type Amount = { readonly amount: number; readonly currency: Currency };
type Transfer = Amount & { readonly provider: string };
type BonusStep = Amount & { readonly title: string };
type LimitStep = { readonly limit: string; readonly period: string; readonly amount?: number; readonly currency?: Currency };

/** What the operator writes to the player's mail box, with what goes into the words of each; the site has the words. Times are ISO 8601. */
export type MessageParams = {
  deposit_complete: Transfer;
  /** Money arrived that is not credited yet; `reason` is one of `heldMoneyReasons`. */
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
  /** A claim ended because the deposit it was for came without it. */
  bonus_missed: { readonly title: string };
  password_changed: Record<never, never>;
  email_changed: { readonly email: string };
  document_received: { readonly file_name: string };
  /** Words of the operator's own, in whatever language they were written. */
  notice: { readonly title: string; readonly text: string };
};

export type MessageKind = keyof MessageParams;
/** A message as it is sent: its kind with what its words need. */
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
  'document_received',
  'notice',
] as const satisfies readonly MessageKind[];

const messageSchema = v.object({
  id: idSchema,
  /** A kind this site has no words for yet is shown as a notice. */
  kind: v.fallback(v.picklist(messageKinds), 'notice'),
  params: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  date: v.string(),
  is_read: v.optional(v.boolean(), false),
});

/** A message of the player's mail box. */
export type Message = v.InferOutput<typeof messageSchema>;

/** Live event `message_{playerId}`: a message that has just come, and how many are unread with it. */
export const messageEventSchema = v.object({ message: messageSchema, unread: v.optional(v.number(), 0) });

/** The mail box, the latest message first. */
export const frontGetPlayerMessages = defineCall({
  path: 'front/get_player_messages',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: v.object(pageEntries),
  answer: v.object({ status: v.literal(1), messages: v.array(messageSchema), total: v.number(), unread: v.optional(v.number(), 0) }),
});

/** Marks a message as read; `unread` is how many are left. A message of another player is 404. */
export const frontReadPlayerMessage = defineCall({
  path: 'front/read_player_message',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({ id: givenIdSchema }),
  answer: v.object({ status: v.literal(1), unread: v.optional(v.number(), 0) }),
});

/** The contact form of spec §3, for players and visitors. Whose it is, the Bearer token says; `playerId` is not believed. */
export const frontPlayerSendMessage = defineCall({
  path: 'front/player_send_message',
  method: 'POST',
  auth: 'none',
  repeats: false,
  request: v.object({
    player_name: requiredTextSchema,
    email: emailSchema,
    phone_number: anyPhoneNumberSchema,
    note: v.pipe(v.string(), v.trim(), v.minLength(1, 'field_required'), v.maxLength(5_000, 'too_long')),
    status: v.optional(v.literal('pending'), 'pending'),
    playerId: v.optional(v.nullable(idSchema)),
  }),
  answer: doneSchema,
});
