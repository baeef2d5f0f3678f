import type { FastifyBaseLogger } from 'fastify';
import type { Refusal } from '@playfront/api-contract';
import type { CaseDecision } from '@playfront/api-contract/staff';
import type { AuditEntry } from '../http/call-logs.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Exclusions } from './exclusions.service.ts';
import { recordProtection } from '../restrictions/protection-log.store.ts';
import { findExclusion, insertSharedBreak } from '../restrictions/restrictions.store.ts';
import type { Live } from '../live/live.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import {
  decideMatch,
  findAlike,
  findMatch,
  storeMatches,
  lockMatch,
  markExcluded,
  readPerson,
  type NewMatch,
  type PersonRow,
} from './persons.store.ts';
import { verdictOn } from './person-match.rules.ts';

/** An account that is proven to belong to an excluded person. */
export type ProvenMatch = { readonly playerId: string; readonly excludedPlayerId: string };

/** Applies a self-exclusion to the person's other accounts (decision 0164). */
export type Persons = {
  /**
   * Compares an account with self-excluded ones and stores the matches; runs at registration, login, deposit and each change or confirmation of
   * personal data. Its duration does not reveal a match, and no edit by the account's own player ends a hold. Returns the proven matches.
   */
  review(trx: DatabaseTransaction, playerId: string): Promise<ProvenMatch[]>;
  /** Compares all accounts with one that has just excluded itself, in its transaction. */
  reviewOthers(trx: DatabaseTransaction, excludedPlayerId: string): Promise<ProvenMatch[]>;
  /** Excludes accounts of excluded persons, each in a separate transaction. Until then they are held. */
  exclude(matches: readonly ProvenMatch[]): Promise<void>;
  /**
   * Applies the longest break of a person to all accounts that are proven to be this person's, in the transaction that starts it; `review` does the
   * same for an account that is proven later.
   */
  shareBreak(trx: DatabaseTransaction, playerId: string): Promise<void>;
  /** Applies an admin's decision on a match. Repeating the same decision changes nothing and is not refused. */
  decide(adminId: string, decision: CaseDecision<'person_match'>, audit: AuditEntry): Promise<Refusal | undefined>;
};

type Dependencies = { database: Database; now: () => Date; exclusions: Exclusions; live: Live; log: FastifyBaseLogger };

export function createPersons({ database, now, exclusions, live, log }: Dependencies): Persons {
  const excludeMatch = ({ playerId, excludedPlayerId }: ProvenMatch) =>
    database.transaction().execute(async (trx) => {
      const at = now();
      const exclusion = await findExclusion(trx, excludedPlayerId, at);
      if (!exclusion) return undefined;
      const excluded = await exclusions.exclude(trx, { playerId, until: exclusion.until, madeBy: null, at });
      await markExcluded(trx, playerId, excludedPlayerId);
      return excluded;
    });

  async function shareBreak(trx: DatabaseTransaction, account: PersonRow, among: 'on_break' | 'all'): Promise<void> {
    const at = now();
    const alike = await findAlike(trx, account, among, at);
    // A cleared account belongs to a different person, by decision of staff.
    const unclear = account.isCleared ? [] : alike.filter(({ isCleared }) => !isCleared);
    const own = unclear.filter((other) => verdictOn(account, other, { isOlder: true, hasSameCard: other.hasSameCard })?.action === 'exclude');
    if (own.length === 0) return;
    const players = [account, ...own].map(({ playerId }) => playerId);
    for (const { playerId, old, until } of await insertSharedBreak(trx, players, at))
      await recordProtection(trx, { playerId, kind: 'break', madeBy: null, old: { until: old }, new: { until }, at });
  }

  return {
    async shareBreak(trx, playerId) {
      await shareBreak(trx, await readPerson(trx, playerId, now()), 'all');
    },

    async review(trx, playerId) {
      const account = await readPerson(trx, playerId, now());
      await shareBreak(trx, account, 'on_break');
      const alike = await findAlike(trx, account, 'excluded', now());
      const isOlder = ({ exclusion }: PersonRow) => exclusion !== undefined && account.createdAt < exclusion.startsAt;
      return storeAlike(
        trx,
        { playerId },
        alike.map((excluded) => ({
          ...{ account, excluded, isOlder: isOlder(excluded) },
          canRelease: isOlder(excluded) && (account.isVerified || account.isCleared),
        })),
        now(),
      );
    },

    async reviewOthers(trx, excludedPlayerId) {
      const excluded = await readPerson(trx, excludedPlayerId, now());
      const alike = await findAlike(trx, excluded, 'all', now());
      return storeAlike(
        trx,
        { excludedPlayerId },
        alike.map((account) => ({ account, excluded, isOlder: true, canRelease: true })),
        now(),
      );
    },

    async exclude(matches) {
      for (const match of matches) {
        try {
          const excluded = await excludeMatch(match);
          if (excluded) live.endSessions(match.playerId, excluded.sessions, 'self_exclusion', { exclusion: excluded.notice });
        } catch (error) {
          // The account stays held and is excluded at its next review; its failure must not delay the others.
          log.error({ err: error, player: match.playerId }, 'exclusion of a person');
        }
      }
    },

    async decide(adminId, { id, decision, reason, version }, audit) {
      const decided = await database.transaction().execute(async (trx) => {
        const found = await findMatch(trx, id);
        if (!found) return refuse('not_found');
        if (found.player_id === adminId || found.excluded_player_id === adminId) return refuse('forbidden');
        // Wallets are locked before matches everywhere.
        await lockWallet(trx, { kind: 'player', playerId: found.player_id });
        const match = await lockMatch(trx, id);
        const state = decision === 'clear' ? 'cleared' : 'excluded';
        if (match.state === state && match.decided_by === adminId && match.note === reason && version === 1) return undefined;
        if (match.state === 'cleared' || match.state === 'excluded' || version !== 1) return refuse('conflict');
        const { player_id: playerId, excluded_player_id } = match;
        const at = now();
        await decideMatch(trx, id, { state, decidedBy: adminId, note: reason, at });
        const exclusion = decision === 'exclude' ? await findExclusion(trx, excluded_player_id, at) : undefined;
        const excluded = exclusion && (await exclusions.exclude(trx, { playerId, until: exclusion.until, madeBy: adminId, at }));
        await audit.record(trx, {
          target: { kind: 'person_match', id },
          reason,
          before: { state: match.state, player_id: playerId, excluded_player_id },
          after: { state },
        });
        return excluded && { ...excluded, playerId };
      });
      if (isRefusal(decided)) return decided;
      if (decided) live.endSessions(decided.playerId, decided.sessions, 'self_exclusion', { exclusion: decided.notice });
      return undefined;
    },
  };
}

type Pair = { readonly account: PersonRow; readonly excluded: PersonRow; readonly isOlder: boolean; readonly canRelease: boolean };

/** Stores the matching pairs, and returns those that are proven to be the same person. */
async function storeAlike(
  trx: DatabaseTransaction,
  of: Parameters<typeof storeMatches>[1],
  pairs: readonly Pair[],
  at: Date,
): Promise<ProvenMatch[]> {
  const proven = new Set<string>();
  const matches: NewMatch[] = [];
  for (const { account, excluded, isOlder, canRelease } of pairs) {
    const hasSameCard = account.hasSameCard || excluded.hasSameCard;
    const verdict = verdictOn(account, excluded, { isOlder, hasSameCard });
    if (!verdict) continue;
    const ids = { playerId: account.playerId, excludedPlayerId: excluded.playerId };
    matches.push({ ...ids, reasons: verdict.reasons, state: verdict.action === 'flag' ? 'flagged' : 'held', canRelease });
    if (verdict.action === 'exclude') proven.add(`${ids.playerId} ${ids.excludedPlayerId}`);
  }
  const stored = await storeMatches(trx, of, matches, at);
  // An admin's decision also applies to the next exclusion: a confirmed person stays confirmed, a cleared account stays cleared.
  return stored
    .filter(({ playerId, excludedPlayerId, state }) => state === 'excluded' || (state !== 'cleared' && proven.has(`${playerId} ${excludedPlayerId}`)))
    .map(({ playerId, excludedPlayerId }) => ({ playerId, excludedPlayerId }));
}
