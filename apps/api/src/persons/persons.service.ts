import type { FastifyBaseLogger } from 'fastify';
import type { adminDecidePersonMatch, Refusal, ValidRequestOf } from '@playfront/api-contract';
import type { AuditEntry } from '../audit/audit.service.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { isUuid } from '../http/uuid.ts';
import type { Exclusions } from '../limits/exclusions.service.ts';
import { findExclusion } from '../limits/restrictions.store.ts';
import type { Live } from '../live/live.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import {
  decideMatch,
  findAlike,
  findMatch,
  keepMatches,
  lockMatch,
  markExcluded,
  readPerson,
  type ListedMatch,
  type NewMatch,
  type PersonRow,
} from './persons.store.ts';
import { verdictOn } from './verdict.rules.ts';

/** An account that is certainly an excluded person's. */
export type ProvenMatch = { readonly playerId: string; readonly excludedPlayerId: string };

/** Self-exclusion is of a person: what follows for the person's other accounts (decision 0053). */
export type Persons = {
  /**
   * Compares an account with those that are self-excluded, and keeps what it resembles; run at registration, login, deposit and each change or confirmation of personal data. It does the
   * same whether or not there is one, and no edit by the account's own player releases it from a hold. Returns the matches whose owner has proven to be the excluded person.
   */
  review(trx: DatabaseTransaction, playerId: string): Promise<ProvenMatch[]>;
  /** Compares all accounts with one that has just excluded itself, in its transaction. */
  spread(trx: DatabaseTransaction, excludedPlayerId: string): Promise<ProvenMatch[]>;
  /** Excludes accounts of excluded persons, each in a transaction of its own. Until then they are held. */
  exclude(matches: readonly ProvenMatch[]): Promise<void>;
  /** What an admin says of a match. */
  decide(adminId: string, request: ValidRequestOf<typeof adminDecidePersonMatch>, audit: AuditEntry): Promise<ListedMatch | Refusal>;
};

type Dependencies = { database: Database; now: () => Date; exclusions: Exclusions; live: Live; log: FastifyBaseLogger };

export function createPersons({ database, now, exclusions, live, log }: Dependencies): Persons {
  type Pair = { readonly account: PersonRow; readonly excluded: PersonRow; readonly isOlder: boolean; readonly canRelease: boolean };

  async function keep(trx: DatabaseTransaction, of: Parameters<typeof keepMatches>[1], pairs: readonly Pair[]) {
    const proven = new Set<string>();
    const matches: NewMatch[] = [];
    for (const { account, excluded, isOlder, canRelease } of pairs) {
      const hasSameCard = account.hasSameCard || excluded.hasSameCard;
      const verdict = verdictOn(account, excluded, { isOlder, hasSameCard });
      if (!verdict) continue;
      const ids = { playerId: account.playerId, excludedPlayerId: excluded.playerId };
      const { score, reasons } = verdict.likeness;
      matches.push({ ...ids, score, reasons, state: verdict.action === 'flag' ? 'flagged' : 'held', canRelease });
      if (verdict.action === 'exclude') proven.add(`${ids.playerId} ${ids.excludedPlayerId}`);
    }
    const kept = await keepMatches(trx, of, matches, now());
    // Who was found to be the person once is so at the next exclusion too; who was found to be another stays so.
    return kept
      .filter(
        ({ playerId, excludedPlayerId, state }) => state === 'excluded' || (state !== 'cleared' && proven.has(`${playerId} ${excludedPlayerId}`)),
      )
      .map(({ playerId, excludedPlayerId }) => ({ playerId, excludedPlayerId }));
  }

  const excludeMatch = ({ playerId, excludedPlayerId }: ProvenMatch) =>
    database.transaction().execute(async (trx) => {
      const at = now();
      const exclusion = await findExclusion(trx, excludedPlayerId, at);
      if (!exclusion) return undefined;
      const sessions = await exclusions.exclude(trx, { playerId, until: exclusion.until, madeBy: null, at });
      await markExcluded(trx, playerId, excludedPlayerId);
      return sessions;
    });

  return {
    async review(trx, playerId) {
      const account = await readPerson(trx, playerId, now());
      const alike = await findAlike(trx, account, 'excluded', now());
      const isOlder = ({ exclusion }: PersonRow) => exclusion !== undefined && account.createdAt < exclusion.startsAt;
      return keep(
        trx,
        { playerId },
        alike.map((excluded) => ({
          ...{ account, excluded, isOlder: isOlder(excluded) },
          canRelease: isOlder(excluded) && (account.isVerified || account.isCleared),
        })),
      );
    },

    async spread(trx, excludedPlayerId) {
      const excluded = await readPerson(trx, excludedPlayerId, now());
      const alike = await findAlike(trx, excluded, 'all', now());
      return keep(
        trx,
        { excludedPlayerId },
        alike.map((account) => ({ account, excluded, isOlder: true, canRelease: true })),
      );
    },

    async exclude(matches) {
      for (const match of matches) {
        try {
          const ended = await excludeMatch(match);
          if (ended) live.endSessions(match.playerId, ended, 'self_exclusion');
        } catch (error) {
          // The account stays held, and is excluded at its next review; the others must not wait for it.
          log.error({ err: error, player: match.playerId }, 'exclusion of a person');
        }
      }
    },

    async decide(adminId, { id, decision, note }, audit) {
      if (!isUuid(id)) return refuse('not_found');
      const decided = await database.transaction().execute(async (trx) => {
        const found = await findMatch(trx, id);
        if (!found) return refuse('not_found');
        if (found.player_id === adminId || found.excluded_player_id === adminId) return refuse('forbidden');
        // Wallets are locked before matches everywhere.
        await lockWallet(trx, { kind: 'player', playerId: found.player_id });
        const match = await lockMatch(trx, id);
        if (match.state === 'cleared' || match.state === 'excluded') return refuse('conflict');
        const at = now();
        await decideMatch(trx, id, { state: decision === 'clear' ? 'cleared' : 'excluded', decidedBy: adminId, note, at });
        const exclusion = decision === 'exclude' ? await findExclusion(trx, match.excluded_player_id, at) : undefined;
        const ended = exclusion && (await exclusions.exclude(trx, { playerId: match.player_id, until: exclusion.until, madeBy: adminId, at }));
        const listed = await findMatch(trx, id);
        if (!listed) throw new Error(`Match ${id} is gone`);
        await audit.record(trx, {
          target: { kind: 'person_match', id: match.id },
          reason: note,
          before: { state: match.state, player_id: match.player_id, excluded_player_id: match.excluded_player_id, score: match.score },
          after: { state: listed.state },
        });
        return { listed, ended };
      });
      if (isRefusal(decided)) return decided;
      if (decided.ended) live.endSessions(decided.listed.player_id, decided.ended, 'self_exclusion');
      return decided.listed;
    },
  };
}
