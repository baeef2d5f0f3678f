import { maxDocumentBytes, type frontUploadDocument, type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { Messages } from '../messages/messages.service.ts';
import { lockPlayer, updatePlayer, type PlayerRow } from '../players/players.store.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { insertDocument, type DocumentRow } from './documents.store.ts';
import { bytesOf, mediaTypeOf } from './file-type.ts';

type Received = { readonly document: DocumentRow; readonly kycStatus: PlayerRow['kyc_status'] };

/** The papers with which players prove who they are. They lie in the database, so that every process and every backup has them. */
export type Documents = {
  /** Keeps a paper and opens the verification, unless it is through. `file_not_accepted` for what is no picture and no PDF. */
  receive(playerId: string, request: ValidRequestOf<typeof frontUploadDocument>): Promise<Received | Refusal>;
};

type Dependencies = { database: Database; now: () => Date; throttle: Throttle; messages: Messages };

export function createDocuments({ database, now, throttle, messages }: Dependencies): Documents {
  return {
    async receive(playerId, { kind, file_name, content }) {
      // Refused files count too: decoding one costs as much as keeping it.
      const refusal = await throttle.take({ limit: 'document_player', of: playerId });
      if (refusal) return refusal;
      const bytes = bytesOf(content);
      const mediaType = bytes && mediaTypeOf(bytes);
      if (!bytes || !mediaType || bytes.length > maxDocumentBytes) return refuse('file_not_accepted', { content: 'file_not_accepted' });

      return database.transaction().execute(async (trx) => {
        const { kyc_status: before } = await lockPlayer(trx, playerId);
        const kycStatus = before === 'verified' ? before : 'pending';
        if (kycStatus !== before) await updatePlayer(trx, playerId, { kyc_status: kycStatus });
        const file = { kind, file_name, media_type: mediaType, size_bytes: bytes.length, content: bytes };
        const document = await insertDocument(trx, { ...file, player_id: playerId, created_at: now() });
        await messages.send(trx, playerId, { kind: 'document_received', file_name });
        return { document, kycStatus };
      });
    },
  };
}
