import type { Connection } from '../database/database.ts';
import type { PlayerRow } from '../players/players.store.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { lapseDocuments, readDocuments, readRequests, restartReviews, type DocumentRow, type RequestRow } from './documents.store.ts';
import { kycStatusOf, requirementsOf, verifyingKinds, type Requirement } from './verification.rules.ts';

/** Maximum documents that are read per player. */
export const shownDocuments = 100;

/** The documents that a player must send, and those sent, newest first. */
export async function readRequirements(
  db: Connection,
  settings: SettingsService,
  player: Pick<PlayerRow, 'id' | 'kyc_status'>,
): Promise<{ requirements: Requirement<DocumentRow, RequestRow>[]; documents: DocumentRow[] }> {
  const { kyc_before_withdrawal: isVerificationRequired } = await settings.read();
  const documents = await readDocuments(db, player.id, shownDocuments);
  const requests = await readRequests(db, player.id);
  return { requirements: requirementsOf({ isVerificationRequired, kycStatus: player.kyc_status, documents, requests }), documents };
}

/**
 * Marks accepted documents that verify a player's identity as lapsed, restarts the review of pending ones, and returns the new status of the
 * verification.
 */
export async function lapseVerification(trx: Connection, player: PlayerRow, at: Date): Promise<PlayerRow['kyc_status']> {
  await lapseDocuments(trx, player.id, { kinds: verifyingKinds, instrumentId: null }, at);
  await restartReviews(trx, player.id, verifyingKinds);
  return statusAfterLapse(trx, player);
}

/** The status of a verification after some of its documents have lapsed. */
export async function statusAfterLapse(trx: Connection, { id, kyc_status: before }: PlayerRow): Promise<PlayerRow['kyc_status']> {
  return kycStatusOf(before === 'verified' ? 'expired' : before, await readDocuments(trx, id, shownDocuments));
}
