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
   * Closes the account until a day or permanently (`null`): ends its bonuses, sessions and marketing consents, pays out its money and notifies the
   * player by mail. Returns the sessions, whose sockets the caller closes after the commit, and the notice for their devices; `undefined` if the
   * account was already excluded for at least as long.
   */
  exclude(trx: DatabaseTransaction, exclusion: Exclusion): Promise<EndedByExclusion | undefined>;
  /** The same while the player is on an exclusion registry; returns the sessions. A login after a clear check reopens the account. */
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
  /** Common part of all exclusions; the caller has locked the wallet. `notify` sends the mail. */
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
      // Already excluded: only sessions opened since must be ended.
      if (!(await insertRegistryExclusion(trx, { playerId, registry, at }))) return sessions.revokeAll(trx, playerId);
      await recordProtection(trx, { playerId, kind: 'registry_exclusion', madeBy: null, old: {}, new: { registry }, at });
      const { name } = exclusionRegistries[registry];
      const shut = await close(trx, { playerId, at }, (player, notice) => playerMails.excludedByRegistry(trx, player, { registry: name, ...notice }));
      return shut.sessions;
    },
  };
}
