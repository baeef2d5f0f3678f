import { plainAddress, type frontPlayerSendMessage, type ValidRequestOf } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { composeMail } from '../mail/compose.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { insertContactMessage } from './contact.store.ts';

export type Contact = {
  /** Keeps what was written and mails it to the operator's support, which can answer the writer directly. */
  receive(form: ValidRequestOf<typeof frontPlayerSendMessage>, from: { ip: string; playerId: string | undefined }): Promise<void>;
};

type Dependencies = { database: Database; now: () => Date; settings: SettingsService; outbox: Outbox; brandSupportEmail: string };

export function createContact({ database, now, settings, outbox, brandSupportEmail }: Dependencies): Contact {
  return {
    async receive({ player_name, email, phone_number, note, status }, { ip, playerId }) {
      const { support_email } = await settings.read();
      const mail = composeMail({
        to: support_email || brandSupportEmail,
        replyTo: email,
        subject: 'Message from the contact form',
        languageTag: 'en',
        paragraphs: [note],
        closing: [`${player_name}\n${email}\n${phone_number}\n${playerId ? `Player ${playerId}` : 'Not signed in'}`],
      });
      await database.transaction().execute(async (trx) => {
        const message = { player_id: playerId ?? null, player_name, email, phone_number, note, status };
        await insertContactMessage(trx, { ...message, ip: plainAddress(ip), created_at: now() });
        await outbox.post(trx, mail);
      });
    },
  };
}
