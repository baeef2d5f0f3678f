import * as v from 'valibot';
import { defineCall, emptySchema } from './call.ts';
import { maxStaffNoteLength } from './field-lengths.ts';
import { givenIdSchema, idSchema, maxVersion, pageEntries } from './wire.ts';

/** Number of pending decisions in each queue of the back office. */
export const adminGetQueueCounts = defineCall({
  path: 'admin/get_queue_counts',
  method: 'POST',
  auth: 'admin',
  scope: 'any',
  isReadOnly: true,
  request: emptySchema,
  response: v.object({
    status: v.literal(1),
    /** Pending withdrawals; `withdrawals_to_pay`: approved ones that staff have to pay by hand. */
    withdrawals: v.number(),
    withdrawals_to_pay: v.number(),
    documents: v.number(),
    contact_messages: v.number(),
    /** Open cases of the kinds that the officer's scope covers. */
    cases: v.number(),
  }),
});

export const contactMessageStatuses = ['pending', 'answered', 'closed'] as const;
export type ContactMessageStatus = (typeof contactMessageStatuses)[number];

const contactMessageSchema = v.object({
  id: idSchema,
  date: v.string(),
  /** The signed-in sender; null for a visitor. */
  player: v.nullable(v.object({ id: idSchema, username: v.string() })),
  player_name: v.string(),
  email: v.string(),
  phone_number: v.string(),
  text: v.string(),
  status: v.picklist(contactMessageStatuses),
  /** Note of staff on how it was handled. */
  note: v.string(),
  handled_by: v.nullable(v.string()),
  handled_at: v.nullable(v.string()),
  version: v.number(),
});

/** Messages of the contact form: pending ones oldest first, the others newest first. */
export const adminGetContactMessages = defineCall({
  path: 'admin/get_contact_messages',
  method: 'POST',
  auth: 'admin',
  scope: 'support',
  isReadOnly: true,
  request: v.object({ status: v.optional(v.picklist(contactMessageStatuses), 'pending'), ...pageEntries }),
  response: v.object({ status: v.literal(1), messages: v.array(contactMessageSchema), total: v.number() }),
});

/** Marks a message as answered or closed, or reopens it, with a note for the other officers. Changed since `version`: `conflict`. */
export const adminSetContactMessageStatus = defineCall({
  path: 'admin/set_contact_message_status',
  method: 'POST',
  auth: 'admin',
  scope: 'support',
  isReadOnly: false,
  request: v.object({
    id: givenIdSchema,
    status: v.picklist(contactMessageStatuses),
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxStaffNoteLength, 'too_long')), ''),
    version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxVersion)),
  }),
  response: v.object({ status: v.literal(1), message: contactMessageSchema }),
});
