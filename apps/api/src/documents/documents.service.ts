import { createHash } from 'node:crypto';
import { isUuid, maxDocumentBytes, maxDocumentFiles, type frontUploadDocument, type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse, refuseForNow } from '../http/failures.ts';
import type { Messages } from '../messages/messages.service.ts';
import { lockPlayer, updatePlayer, type PlayerRow } from '../players/players.store.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { findCard, hasFile, insertDocument, insertFile, readDocuments, updateDocument, type DocumentRow } from './documents.store.ts';
import { acceptFile } from './accepted-file.ts';
import type { FileScanner } from './file-scanner.ts';
import { bytesOf } from './file-type.ts';
import { shownDocuments } from './requirements.ts';
import { isSameSubject, kycStatusOf } from './verification.rules.ts';

type Received = { readonly document: DocumentRow; readonly kycStatus: PlayerRow['kyc_status'] };

/** The documents that players send. They are in the database, so that every process and every backup has them. */
export type Documents = {
  /** Stores a file as a document, or as another page of the one in review. See the call for its refusals. */
  receive(playerId: string, request: ValidRequestOf<typeof frontUploadDocument>): Promise<Received | Refusal>;
};

/** How long to wait before sending a file again that was refused because too many were being checked. */
const busyWaitMs = 10_000;

type Dependencies = { database: Database; now: () => Date; throttle: Throttle; messages: Messages; scanner: FileScanner };

export function createDocuments({ database, now, throttle, messages, scanner }: Dependencies): Documents {
  return {
    async receive(playerId, { kind, card, file_name, content }) {
      // Refused files count too: decoding one costs as much as storing it.
      const refusal = await throttle.take({ limit: 'document_player', of: playerId });
      if (refusal) return refusal;
      if (card !== null && (kind !== 'payment' || !isUuid(card) || !(await findCard(database, playerId, card)))) return refuse('not_found');
      const bytes = bytesOf(content);
      if (!bytes) return refuse('file_not_accepted', { content: 'file_not_accepted' });
      if (bytes.length > maxDocumentBytes) return refuse('too_large', { content: 'too_large' });
      const accepted = await acceptFile(bytes, scanner);
      if (accepted.refusal === 'too_many_requests') return refuseForNow(busyWaitMs);
      if (accepted.refusal !== undefined) return refuse(accepted.refusal, { content: accepted.refusal });
      const receivedHash = createHash('sha256').update(bytes).digest();
      const stored = { media_type: accepted.mediaType, size_bytes: accepted.content.length, content: accepted.content };
      const file = { file_name, ...stored, received_hash: receivedHash, created_at: now() };
      const subject = { kind, instrument_id: card };

      return database.transaction().execute(async (trx): Promise<Received | Refusal> => {
        const player = await lockPlayer(trx, playerId);
        const known = await readDocuments(trx, playerId, shownDocuments);
        const inReview = known.find((document) => document.status === 'pending' && isSameSubject(document, subject));
        // Sent again after the response was lost.
        if (inReview && (await hasFile(trx, inReview.id, receivedHash))) return { document: inReview, kycStatus: player.kyc_status };
        if (inReview && inReview.files.length >= maxDocumentFiles) return refuse('too_many_pages', { content: 'too_many_pages' });

        const id = inReview?.id ?? (await insertDocument(trx, { ...subject, player_id: playerId, created_at: now() }));
        await insertFile(trx, { ...file, document_id: id, page: (inReview?.files.length ?? 0) + 1 });
        if (inReview) await updateDocument(trx, id, { first_officer: null });
        else await messages.send(trx, playerId, { kind: 'document_received', file_name });
        const documents = await readDocuments(trx, playerId, shownDocuments);
        const document = documents.find((sent) => sent.id === id);
        if (!document) throw new Error(`Document ${id} is not among the newest of its player`);
        const kycStatus = kycStatusOf(player.kyc_status, documents);
        if (kycStatus !== player.kyc_status) await updatePlayer(trx, playerId, { kyc_status: kycStatus });
        return { document, kycStatus };
      });
    },
  };
}
