import { frontGetDocuments, frontUploadDocument } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { isRefusal } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { readPlayer } from '../players/players.store.ts';
import type { Documents } from './documents.service.ts';
import { readDocuments, type DocumentRow } from './documents.store.ts';

/** Listed at most. */
const shown = 100;

export function registerDocuments(calls: CallRegistry, { database, documents }: { database: Database; documents: Documents }): void {
  calls.player(frontUploadDocument, async ({ body, session }) => {
    const received = await documents.receive(session.playerId, body);
    if (isRefusal(received)) return received;
    return { status: 1, document: wireDocument(received.document), kyc_status: received.kycStatus };
  });

  calls.player(frontGetDocuments, async ({ session: { playerId } }) => {
    const [documents, { kyc_status }] = await Promise.all([readDocuments(database, playerId, shown), readPlayer(database, playerId)]);
    return { status: 1, documents: documents.map(wireDocument), kyc_status };
  });
}

function wireDocument({ id, kind, file_name, media_type, size_bytes, status, created_at }: DocumentRow) {
  return { id, kind, file_name, media_type, size_bytes, status, date: created_at.toISOString() };
}
