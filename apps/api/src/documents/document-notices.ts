import type { DocumentKind, DocumentReason } from '@playfront/api-contract';
import { documentReasonMessages } from '@playfront/api-contract/staff';
import type { DatabaseTransaction } from '../database/database.ts';
import { greetingTo } from '../mail/mail-safe-text.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { PlayerRow } from '../players/players.store.ts';
import type { MessageId } from '@playfront/i18n/server-texts';
import { textsIn } from '../texts/texts.ts';

export type DocumentNotice =
  | { readonly kind: 'requested'; readonly document: DocumentKind; readonly note: string }
  | { readonly kind: 'accepted'; readonly document: DocumentKind }
  | { readonly kind: 'rejected'; readonly document: DocumentKind; readonly reason: DocumentReason; readonly note: string };

/** Notifies a player about their documents, in the mail box and by mail, if the transaction commits. */
export type DocumentNotices = { notify(trx: DatabaseTransaction, player: PlayerRow, notice: DocumentNotice): Promise<void> };

const nameOf = {
  identity: 'api.mail.document.identity',
  address: 'api.mail.document.address',
  payment: 'api.mail.document.payment',
  source_of_funds: 'api.mail.document.source_of_funds',
} as const satisfies Record<DocumentKind, MessageId>;

const subjectOf = {
  requested: 'api.mail.document_requested.subject',
  accepted: 'api.mail.document_accepted.subject',
  rejected: 'api.mail.document_rejected.subject',
} as const satisfies Record<DocumentNotice['kind'], MessageId>;

const textOf = {
  requested: 'api.mail.document_requested.text',
  accepted: 'api.mail.document_accepted.text',
  rejected: 'api.mail.document_rejected.text',
} as const satisfies Record<DocumentNotice['kind'], MessageId>;

type Dependencies = { messages: Messages; outbox: Outbox; merchant: string };

export function createDocumentNotices({ messages, outbox, merchant }: Dependencies): DocumentNotices {
  return {
    async notify(trx, player, notice) {
      const { document } = notice;
      if (notice.kind === 'requested') await messages.send(trx, player.id, { kind: 'document_requested', document, note: notice.note });
      else if (notice.kind === 'accepted') await messages.send(trx, player.id, { kind: 'document_accepted', document });
      else await messages.send(trx, player.id, { kind: 'document_rejected', document, reason: notice.reason, note: notice.note });

      const texts = textsIn(player.language);
      const { text, languageTag } = texts;
      const reason = notice.kind === 'rejected' ? documentReasonMessages[notice.reason] : undefined;
      const note = notice.kind === 'accepted' ? '' : notice.note;
      await outbox.post(trx, {
        to: player.email,
        subject: `${merchant}: ${text(subjectOf[notice.kind])}`,
        languageTag,
        paragraphs: [
          greetingTo(player.first_name, texts),
          text(textOf[notice.kind], { document: text(nameOf[document]) }),
          ...(reason ? [text(reason)] : []),
          ...(note ? [note] : []),
          ...(notice.kind === 'accepted' ? [] : [text('api.mail.document.upload')]),
        ],
        closing: [merchant],
      });
    },
  };
}
