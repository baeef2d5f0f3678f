import * as v from 'valibot';
import { frontPlayerSendMessage } from '@playfront/api-contract';
import { defineDraft } from '@playfront/auth/form';
import type { PhoneParts } from '@playfront/auth/phone';
import { contactDraftKey } from './contact-draft.ts';

/** The contact form (spec §3, §5): the fields of the call that someone fills in, by the call's own rules. The phone number is without its dial code here. */
export const contactSchema = v.pick(frontPlayerSendMessage.request, ['player_name', 'email', 'phone_number', 'note']);

export type ContactField = keyof v.InferInput<typeof contactSchema>;
export type ContactValues = { readonly [Field in ContactField]: string } & PhoneParts;

export const contactFields = ['player_name', 'email', 'phone_number', 'note'] as const satisfies readonly ContactField[];

/** Characters of a message at most. */
export const mostNoteLetters = 5_000;

/** What is typed but not sent, wherever the form stands. Cleared when it is sent and when the session ends. */
export const contactDraft = defineDraft({
  key: contactDraftKey,
  version: 2,
  schema: v.partial(v.object({ player_name: v.string(), email: v.string(), dial_country: v.string(), phone_number: v.string(), note: v.string() })),
});
