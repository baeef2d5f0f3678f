import { type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import { type adminSetPlayerStatus } from '@playfront/api-contract/staff';
import type { AuditEntry } from '../http/call-logs.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { StatusChange } from '../mail/account-mails.ts';
import type { PlayerMails } from '../mail/player-mails.service.ts';
import { unlistBalance } from '../payments/exclusion-payouts.store.ts';
import { lockPlayer, updatePlayer, type PlayerRow } from '../players/players.store.ts';
import { lockOutRefusal } from '../players/staff-accounts.ts';
import { endClosure } from '../restrictions/closures.store.ts';
import { recordProtection } from '../restrictions/protection-log.store.ts';
import type { RestrictionRegister } from '../restrictions/restriction-register.ts';
import type { PlayerSession, PlayerSessions } from '../sessions/sessions.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';

type StatusRequest = ValidRequestOf<typeof adminSetPlayerStatus>;

export type PlayerStatuses = {
  /**
   * Blocks an account, which ends its sessions and sockets, unblocks it, or opens one again that its player has closed, and mails the player. See
   * {@link lockOutRefusal}; `conflict` if the account is not as expected any more.
   */
  set(admin: PlayerSession, request: StatusRequest, audit: AuditEntry): Promise<Refusal | undefined>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  sessions: PlayerSessions;
  restrictions: Pick<RestrictionRegister, 'isClosed'>;
  playerMails: Pick<PlayerMails, 'statusChanged'>;
  supportEmail: () => Promise<string>;
  live: Live;
};

export function createPlayerStatuses({ database, now, sessions, restrictions, playerMails, supportEmail, live }: Dependencies): PlayerStatuses {
  /** Opens the account again, so that the player can withdraw the money. */
  async function reopen(trx: DatabaseTransaction, adminId: string, playerId: string): Promise<void> {
    await endClosure(trx, playerId, now());
    await recordProtection(trx, { playerId, kind: 'account_reopened', madeBy: adminId, old: {}, new: {}, at: now() });
    await unlistBalance(trx, playerId);
  }

  async function change(trx: DatabaseTransaction, adminId: string, player: PlayerRow, request: StatusRequest): Promise<StatusChange | Refusal> {
    const { id, status: before } = player;
    const { status, expected, block_reason = null } = request;
    const current = before === 'active' && (await restrictions.isClosed(id, trx)) ? 'closed' : before;
    if (current !== expected) return refuse('conflict');
    await updatePlayer(trx, id, { status, block_reason: status === 'blocked' ? block_reason : null });
    if (status === 'blocked') return 'blocked';
    if (current !== 'closed') return 'unblocked';
    await reopen(trx, adminId, id);
    return 'reopened';
  }

  return {
    async set(admin, request, audit) {
      const { id, status, expected, reason, block_reason = null } = request;
      const refusal = await lockOutRefusal(database, admin, id);
      if (refusal) return refusal;
      // Before the transaction: inside, it would need a second connection.
      const contact = await supportEmail();
      const ended = await database.transaction().execute(async (trx) => {
        // Closing an account takes this lock too. A block takes no such lock: it must not wait for movements of money, since it has to stop them.
        if (status === 'active') await lockWallet(trx, { kind: 'player', playerId: id });
        const player = await lockPlayer(trx, id);
        const changed = await change(trx, admin.playerId, player, request);
        if (isRefusal(changed)) return changed;
        await audit.record(trx, { target: { kind: 'player', id: player.id }, reason, before: { status: expected }, after: { status } });
        if (status !== expected) await playerMails.statusChanged(trx, player, { change: changed, supportEmail: contact });
        return status === 'blocked' ? sessions.revokeAll(trx, id) : [];
      });
      if (isRefusal(ended)) return ended;
      live.endSessions(id, ended, 'blocked', { block: { reason: block_reason } });
      return undefined;
    },
  };
}
