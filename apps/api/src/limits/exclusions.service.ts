import type { DatabaseTransaction } from '../database/database.ts';
import type { Letters } from '../mail/letters.service.ts';
import type { ExclusionPayouts } from '../payments/exclusion-payouts.service.ts';
import { lockPlayer } from '../players/players.store.ts';
import type { PlayerSessions } from '../players/sessions.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { recordProtection } from './limits.store.ts';
import { findExclusion, insertRestriction } from './restrictions.store.ts';

/** Self-exclusion of one account. */
export type Exclusions = {
  /**
   * Closes the account until a day or for good (`null`): its bonuses end, its money is paid out, its sessions are revoked, and its player is
   * written to. Returns the sessions, whose sockets are to be cut after the commit; `undefined` when it was excluded for as long before.
   */
  exclude(trx: DatabaseTransaction, exclusion: Exclusion): Promise<string[] | undefined>;
};

/** `madeBy`: the player or an admin; null: the operator's clock, because it is an excluded person's. */
export type Exclusion = { readonly playerId: string; readonly until: Date | null; readonly madeBy: string | null; readonly at: Date };

type Dependencies = {
  sessions: Pick<PlayerSessions, 'revokeAll'>;
  payouts: Pick<ExclusionPayouts, 'payOut'>;
  letters: Pick<Letters, 'selfExcluded'>;
  supportEmail: () => Promise<string>;
  endBonuses: (trx: DatabaseTransaction, playerId: string, reason: string, at: Date) => Promise<void>;
};

export function createExclusions({ sessions, payouts, letters, supportEmail, endBonuses }: Dependencies): Exclusions {
  return {
    async exclude(trx, { playerId, until, madeBy, at }) {
      await lockWallet(trx, { kind: 'player', playerId });
      const running = await findExclusion(trx, playerId, at);
      if (running && madeBy !== playerId && (running.until === null || (until !== null && running.until >= until))) return undefined;
      await insertRestriction(trx, { player_id: playerId, kind: 'self_exclusion', starts_at: at, ends_at: until });
      await recordProtection(trx, { playerId, kind: 'self_exclusion', madeBy, old: {}, new: { until }, at });
      await endBonuses(trx, playerId, 'self_exclusion', at);
      const player = await lockPlayer(trx, playerId);
      const money = await payouts.payOut(trx, player, at);
      await letters.selfExcluded(trx, player, { until, money, supportEmail: await supportEmail() });
      return sessions.revokeAll(trx, playerId);
    },
  };
}
