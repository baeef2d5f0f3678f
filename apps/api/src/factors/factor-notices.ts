import type { FactorKind } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';
import type { PlayerMails } from '../mail/player-mails.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import { readPlayer } from '../players/players.store.ts';

export type FactorChange = { readonly change: 'added' | 'removed'; readonly factor: FactorKind; readonly name?: string };

/** Notifies players of changes to their ways to log in, in the caller's transaction. */
export type FactorNotices = {
  /** By mail and message: one was added or removed. */
  notify(trx: Connection, playerId: string, change: FactorChange): Promise<void>;
  /** By mail: there are new recovery codes, and the old ones are void. */
  notifyRecoveryCodesRenewed(trx: Connection, playerId: string): Promise<void>;
};

export function createFactorNotices({ playerMails, messages }: { playerMails: PlayerMails; messages: Messages }): FactorNotices {
  return {
    async notify(trx, playerId, { change, factor, name = '' }) {
      await playerMails.factorChanged(trx, await readPlayer(trx, playerId), { change, factor, name });
      await messages.send(trx, playerId, { kind: `factor_${change}`, factor, name });
    },
    async notifyRecoveryCodesRenewed(trx, playerId) {
      await playerMails.recoveryCodesRenewed(trx, await readPlayer(trx, playerId));
    },
  };
}
