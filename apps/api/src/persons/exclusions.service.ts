import type { Exclusion as ExclusionNotice } from '@playfront/api-contract';
import { withdrawConsents } from '../consents/consents.store.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { exclusionRegistries, type ExclusionRegistryId } from '@playfront/api-contract/country-rules';
import { exclusionNotice } from '../jurisdiction/help.ts';
import type { ExcludedMoneyNotice } from '../mail/exclusion-mails.ts';
import type { PlayerMails } from '../mail/player-mails.service.ts';
import type { ExclusionPayouts } from '../payments/exclusion-payouts.service.ts';
import { lockPlayer, type PlayerRow } from '../players/players.store.ts';
import type { PlayerSessions } from '../sessions/sessions.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { recordProtection } from '../restrictions/protection-log.store.ts';
import { insertRegistryExclusion } from '../restrictions/registry-exclusions.store.ts';
import { findExclusion, insertRestriction } from '../restrictions/restrictions.store.ts';

/** Self-exclusion of one account. */
export type Exclusions = {
  /**
   * Closes the account until a day or for good (`null`): its bonuses end, its money is paid out, its consents to marketing and sessions end, and its
   * player is notified by mail. Returns the sessions, whose sockets are to be closed after the commit, and what their devices show; `undefined` if it
   * was already excluded for as long.
   */
  exclude(trx: DatabaseTransaction, exclusion: Exclusion): Promise<EndedByExclusion | undefined>;
  /** The same for as long as a registry has the player; returns the sessions. A login that finds the registry clear opens the account again. */
  excludeByRegistry(trx: DatabaseTransaction, found: RegistryFind): Promise<readonly string[]>;
};

export type EndedByExclusion = { readonly sessions: readonly string[]; readonly notice: ExclusionNotice };

/** `madeBy`: the player or an admin; null: the system, because the account belongs to an excluded person. */
export type Exclusion = { readonly playerId: string; readonly until: Date | null; readonly madeBy: string | null; readonly at: Date };

export type RegistryFind = { readonly playerId: string; readonly registry: ExclusionRegistryId; readonly at: Date };

type Dependencies = {
  sessions: Pick<PlayerSessions, 'revokeAll'>;
  payouts: Pick<ExclusionPayouts, 'payOut'>;
  playerMails: Pick<PlayerMails, 'selfExcluded' | 'excludedByRegistry'>;
  supportEmail: () => Promise<string>;
  endBonuses: (trx: DatabaseTransaction, playerId: string, reason: string, at: Date) => Promise<void>;
};

export function createExclusions({ sessions, payouts, playerMails, supportEmail, endBonuses }: Dependencies): Exclusions {
  /** What every exclusion does to an account whose wallet is locked; `notify` sends the mail. */
  async function close(
    trx: DatabaseTransaction,
    { playerId, at }: { playerId: string; at: Date },
    notify: (player: PlayerRow, notice: ExcludedMoneyNotice) => Promise<void>,
  ): Promise<{ readonly sessions: readonly string[]; readonly country: string }> {
    await endBonuses(trx, playerId, 'self_exclusion', at);
    const player = await lockPlayer(trx, playerId);
    await withdrawConsents(trx, playerId, 'self_exclusion', at);
    const money = await payouts.payOut(trx, player, at);
    await notify(player, { money, supportEmail: await supportEmail() });
    return { sessions: await sessions.revokeAll(trx, playerId), country: player.country };
  }

  return {
    async exclude(trx, { playerId, until, madeBy, at }) {
      await lockWallet(trx, { kind: 'player', playerId });
      const running = await findExclusion(trx, playerId, at);
      if (running && madeBy !== playerId && (running.until === null || (until !== null && running.until >= until))) return undefined;
      await insertRestriction(trx, { player_id: playerId, kind: 'self_exclusion', starts_at: at, ends_at: until });
      await recordProtection(trx, { playerId, kind: 'self_exclusion', madeBy, old: {}, new: { until }, at });
      const shut = await close(trx, { playerId, at }, (player, notice) => playerMails.selfExcluded(trx, player, { until, ...notice }));
      return { sessions: shut.sessions, notice: exclusionNotice(shut.country, until) };
    },

    async excludeByRegistry(trx, { playerId, registry, at }) {
      await lockWallet(trx, { kind: 'player', playerId });
      // Found before: everything has been done, except for a session that was opened meanwhile.
      if (!(await insertRegistryExclusion(trx, { playerId, registry, at }))) return sessions.revokeAll(trx, playerId);
      await recordProtection(trx, { playerId, kind: 'registry_exclusion', madeBy: null, old: {}, new: { registry }, at });
      const { name } = exclusionRegistries[registry];
      const shut = await close(trx, { playerId, at }, (player, notice) => playerMails.excludedByRegistry(trx, player, { registry: name, ...notice }));
      return shut.sessions;
    },
  };
}
