import { plainAddress, type frontPlayerSendMessage, type ValidRequestOf } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import { textsIn } from '../texts/texts.ts';
import { insertContactMessage } from './contact.store.ts';

export type Contact = {
  /** Stores a message and mails it to the operator's support, who can reply to the sender directly. */
  receive(form: ValidRequestOf<typeof frontPlayerSendMessage>, from: { ip: string; playerId: string | undefined }): Promise<void>;
};

type Dependencies = { database: Database; now: () => Date; outbox: Outbox; supportEmail: () => Promise<string> };

/** Support reads English. */
const supportTexts = textsIn('en');

export function createContact({ database, now, outbox, supportEmail }: Dependencies): Contact {
  return {
    async receive({ player_name, email, phone_number, note, status }, { ip, playerId }) {
      const { languageTag, text } = supportTexts;
      const sender = playerId ? text('api.mail.contact.player', { id: playerId }) : text('api.mail.contact.visitor');
      const mail = {
        to: await supportEmail(),
        replyTo: email,
        subject: text('api.mail.contact.subject'),
        languageTag,
        paragraphs: [note],
        closing: [`${player_name}\n${email}\n${phone_number}\n${sender}`],
      };
      await database.transaction().execute(async (trx) => {
        const message = { player_id: playerId ?? null, player_name, email, phone_number, note, status };
        await insertContactMessage(trx, { ...message, ip: plainAddress(ip), created_at: now() });
        await outbox.post(trx, mail);
      });
    },
  };
}
