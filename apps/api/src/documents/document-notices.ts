import type { DocumentKind, DocumentReason } from '@playfront/api-contract';
import { documentReasonMessages } from '@playfront/api-contract/staff';
import type { DatabaseTransaction } from '../database/database.ts';
import { greetingTo } from '../mail/mail-safe-text.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { PlayerRow } from '../players/players.store.ts';
import type { MessageId } from '@playfront/i18n/server-texts';
import { textsIn } from '../texts/texts.ts';

export type DocumentNews =
  | { readonly kind: 'requested'; readonly document: DocumentKind; readonly note: string }
  | { readonly kind: 'accepted'; readonly document: DocumentKind }
  | { readonly kind: 'rejected'; readonly document: DocumentKind; readonly reason: DocumentReason; readonly note: string };

/** Tells a player about their documents, in the mail box and by mail, if the transaction commits. */
export type DocumentNotices = { tell(trx: DatabaseTransaction, player: PlayerRow, news: DocumentNews): Promise<void> };

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
} as const satisfies Record<DocumentNews['kind'], MessageId>;

const textOf = {
  requested: 'api.mail.document_requested.text',
  accepted: 'api.mail.document_accepted.text',
  rejected: 'api.mail.document_rejected.text',
} as const satisfies Record<DocumentNews['kind'], MessageId>;

type Dependencies = { messages: Messages; outbox: Outbox; merchant: string };

export function createDocumentNotices({ messages, outbox, merchant }: Dependencies): DocumentNotices {
  return {
    async tell(trx, player, news) {
      const { document } = news;
      if (news.kind === 'requested') await messages.send(trx, player.id, { kind: 'document_requested', document, note: news.note });
      else if (news.kind === 'accepted') await messages.send(trx, player.id, { kind: 'document_accepted', document });
      else await messages.send(trx, player.id, { kind: 'document_rejected', document, reason: news.reason, note: news.note });

      const texts = textsIn(player.language);
      const { text, languageTag } = texts;
      const reason = news.kind === 'rejected' ? documentReasonMessages[news.reason] : undefined;
      const note = news.kind === 'accepted' ? '' : news.note;
      await outbox.post(trx, {
        to: player.email,
        subject: `${merchant}: ${text(subjectOf[news.kind])}`,
        languageTag,
        paragraphs: [
          greetingTo(player.first_name, texts),
          text(textOf[news.kind], { document: text(nameOf[document]) }),
          ...(reason ? [text(reason)] : []),
          ...(note ? [note] : []),
          ...(news.kind === 'accepted' ? [] : [text('api.mail.document.upload')]),
        ],
        closing: [merchant],
      });
    },
  };
}
