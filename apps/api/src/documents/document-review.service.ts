import { isUuid, type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import { type adminDecideDocument, type adminRequestDocument } from '@playfront/api-contract/staff';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { AuditEntry } from '../http/call-logs.ts';
import { refuse } from '../http/failures.ts';
import { isPlayer, lockPlayer, updatePlayer } from '../players/players.store.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { DocumentNotices } from './document-notices.ts';
import {
  findCard,
  findOwner,
  findReviewedDocument,
  upsertRequest,
  lapseDocuments,
  lockDocument,
  readDocuments,
  updateDocument,
  type DocumentRow,
  type RequestRow,
  type ReviewedRow,
} from './documents.store.ts';
import type { DocumentsTable } from './documents.tables.ts';
import { readRequirements, shownDocuments, statusAfterLapse } from './requirements.ts';
import { isSameSubject, kycStatusOf, type Requirement } from './verification.rules.ts';

/** Officers' review of players' documents. */
export type DocumentReview = {
  /**
   * Accepts or rejects a document in review; where two officers must accept it, the first acceptance passes it on. Officers cannot decide on their own
   * documents.
   */
  decide(officerId: string, request: ValidRequestOf<typeof adminDecideDocument>, audit: AuditEntry): Promise<ReviewedRow | Refusal>;
  /** Requests a document from a player; one accepted before lapses. */
  request(
    officerId: string,
    request: ValidRequestOf<typeof adminRequestDocument>,
    audit: AuditEntry,
  ): Promise<Requirement<DocumentRow, RequestRow> | Refusal>;
};

type Dependencies = { database: Database; now: () => Date; settings: SettingsService; notices: DocumentNotices };

export function createDocumentReview({ database, now, settings, notices }: Dependencies): DocumentReview {
  return {
    async decide(officerId, { id, decision, reason, note, version }, audit) {
      const playerId = isUuid(id) ? await findOwner(database, id) : undefined;
      if (playerId === undefined) return refuse('not_found');
      if (playerId === officerId) return refuse('forbidden');
      const { document_second_officer: needsTwo } = await settings.read();
      return database.transaction().execute(async (trx): Promise<ReviewedRow | Refusal> => {
        const player = await lockPlayer(trx, playerId);
        const before = await lockDocument(trx, id);
        if (!before) return refuse('not_found');
        if (before.status !== 'pending' || before.version !== version) return refuse('conflict');
        const isPassedOn = decision === 'accept' && needsTwo && before.first_officer === null;
        if (decision === 'accept' && needsTwo && before.first_officer === officerId) return refuse('forbidden');
        const decided = { decided_by: officerId, decided_at: now(), note };
        if (isPassedOn) await updateDocument(trx, id, { first_officer: officerId });
        else if (decision === 'accept') await updateDocument(trx, id, { ...decided, status: 'accepted' });
        else await updateDocument(trx, id, { ...decided, status: 'rejected', reason: reason ?? 'other' });

        const kycStatus = kycStatusOf(player.kyc_status, await readDocuments(trx, playerId, shownDocuments));
        if (kycStatus !== player.kyc_status) await updatePlayer(trx, playerId, { kyc_status: kycStatus });
        if (!isPassedOn) {
          const { kind: document } = before;
          await notices.notify(
            trx,
            player,
            decision === 'accept' ? { kind: 'accepted', document } : { kind: 'rejected', document, reason: reason ?? 'other', note },
          );
        }
        const after = await findReviewedDocument(trx, id);
        await audit.record(trx, {
          target: { kind: 'document', id },
          reason: [reason, note].filter(Boolean).join(': '),
          before: { ...auditedOf(before), player_id: playerId, kind: before.kind, kyc_status: player.kyc_status },
          after: { ...auditedOf(after), kyc_status: kycStatus },
        });
        return after;
      });
    },

    async request(officerId, { player_id: playerId, kind, card, note }, audit) {
      if (playerId === officerId) return refuse('forbidden');
      if (!isUuid(playerId) || !(await isPlayer(database, playerId))) return refuse('not_found');
      if (card !== null && (kind !== 'payment' || !isUuid(card) || !(await findCard(database, playerId, card)))) return refuse('not_found');
      return database.transaction().execute(async (trx) => {
        const player = await lockPlayer(trx, playerId);
        const subject = { kind, instrument_id: card };
        await lapseDocuments(trx, playerId, { kinds: [kind], instrumentId: card }, now());
        const id = await upsertRequest(trx, { ...subject, player_id: playerId, note, requested_by: officerId, requested_at: now() });
        const isVerifying = kind === 'identity' || kind === 'address';
        const kycStatus = isVerifying ? await statusAfterLapse(trx, player) : player.kyc_status;
        if (kycStatus !== player.kyc_status) await updatePlayer(trx, playerId, { kyc_status: kycStatus });
        await notices.notify(trx, player, { kind: 'requested', document: kind, note });
        await audit.record(trx, {
          target: { kind: 'player', id: playerId },
          reason: note,
          before: { kyc_status: player.kyc_status },
          after: { document_request: id, kind, card, kyc_status: kycStatus },
        });
        const { requirements } = await readRequirements(trx, settings, { id: playerId, kyc_status: kycStatus });
        const requirement = requirements.find((one) => isSameSubject(one.subject, subject));
        if (!requirement) throw new Error(`The request ${id} is not among the requirements`);
        return requirement;
      });
    },
  };
}

function auditedOf({ status, version, first_officer, reason, note }: Selectable<DocumentsTable>) {
  return { status, version, first_officer, reason, note };
}
