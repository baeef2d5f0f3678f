import { frontGetDocuments, frontUploadDocument, isUuid } from '@playfront/api-contract';
import { adminDecideDocument, adminGetDocumentFile, adminGetDocuments, adminRequestDocument } from '@playfront/api-contract/staff';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { readPlayer } from '../players/players.store.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { DocumentReview } from './document-review.service.ts';
import type { Documents } from './documents.service.ts';
import { findFile, readQueue } from './documents.store.ts';
import { wireDocument, wireRequirement, wireReviewedDocument } from './documents.wire.ts';
import { readRequirements } from './requirements.ts';

type Dependencies = { database: Database; settings: SettingsService; documents: Documents; review: DocumentReview };

/** Documents, for the player and for the back office. */
export function registerDocuments(calls: CallRegistry, { database, settings, documents, review }: Dependencies): void {
  calls.player(frontUploadDocument, async ({ body, session }) => {
    const received = await documents.receive(session.playerId, body);
    if (isRefusal(received)) return received;
    return { status: 1, document: wireDocument(received.document), kyc_status: received.kycStatus };
  });

  calls.player(frontGetDocuments, async ({ session: { playerId } }) => {
    const player = await readPlayer(database, playerId);
    const { requirements, documents } = await readRequirements(database, settings, player);
    return {
      status: 1,
      requirements: requirements.map(wireRequirement),
      documents: documents.map(wireDocument),
      kyc_status: player.kyc_status,
    };
  });

  calls.admin(adminGetDocuments, async ({ body: { state, kind, player_id, page, page_size } }) => {
    if (player_id !== undefined && !isUuid(player_id)) return { status: 1, documents: [], total: 0 };
    const { rows, total } = await readQueue(database, {
      status: state,
      kind,
      playerId: player_id,
      offset: (page - 1) * page_size,
      limit: page_size,
    });
    const { document_second_officer: needsTwo } = await settings.read();
    return { status: 1, documents: rows.map(wireReviewedDocument), total, needs_second_officer: needsTwo };
  });

  calls.admin(adminGetDocumentFile, async ({ body: { id, page }, audit }) => {
    const file = isUuid(id) ? await findFile(database, id, page) : undefined;
    if (!file) return refuse('not_found');
    await audit.record(database, { target: { kind: 'document', id } });
    const { content, ...facts } = file;
    return { status: 1, ...facts, content: content.toString('base64') };
  });

  calls.admin(adminDecideDocument, async ({ body, session, audit }) => {
    const decided = await review.decide(session.playerId, body, audit);
    return isRefusal(decided) ? decided : { status: 1, document: wireReviewedDocument(decided) };
  });

  calls.admin(adminRequestDocument, async ({ body, session, audit }) => {
    const requested = await review.request(session.playerId, body, audit);
    return isRefusal(requested) ? requested : { status: 1, requirement: wireRequirement(requested) };
  });
}
