import type { FastifyBaseLogger } from 'fastify';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import type { Live } from '../live/live.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { expireBonuses } from './bonus-expiry.ts';
import { createBonusLifecycle } from './bonus-lifecycle.service.ts';
import { createBonusMessages } from './bonus-messages.ts';
import { createBonusRule, type BonusRule } from './bonus.money-rule.ts';
import { createBonusClaims, type BonusClaims } from './claims.service.ts';
import { createDepositBonuses } from './deposit-bonuses.service.ts';
import { readOpenBonuses } from './player-bonuses.store.ts';
import { createPromotionCodes, type PromotionCodes } from './promo-codes.service.ts';
import { createPromotions, type Promotions } from './promotions.service.ts';

type Dependencies = {
  database: Database;
  now: () => Date;
  wallet: WalletService;
  live: Pick<Live, 'balanceChanged'>;
  messages: Messages;
  log: FastifyBaseLogger;
};

export type Bonus = {
  readonly rule: BonusRule;
  readonly claims: BonusClaims;
  readonly promotions: Promotions;
  readonly promotionCodes: PromotionCodes;
  /** Ends every open bonus of a player, whose wallet the caller has locked. */
  readonly endAll: (trx: DatabaseTransaction, playerId: string, reason: string, at: Date) => Promise<void>;
  /** Ends expired bonuses. An active one is also checked with every stake: the job is for players who are away. */
  readonly expiry: Job;
};

/** Composes promotions and bonuses. */
export function createBonus({ database, now, wallet, live, messages, log }: Dependencies): Bonus {
  const lifecycle = createBonusLifecycle({ wallet, notify: createBonusMessages(messages) });
  return {
    rule: createBonusRule({ now, wallet, lifecycle, deposits: createDepositBonuses({ lifecycle }) }),
    claims: createBonusClaims({ database, now, lifecycle, live }),
    promotions: createPromotions({ database, now }),
    promotionCodes: createPromotionCodes({ database, now }),
    async endAll(trx, playerId, reason, at) {
      // Waiting ones first: the end of the active one starts the next.
      for (const bonus of await readOpenBonuses(trx, playerId)) await lifecycle.end(trx, bonus, { status: 'cancelled', reason }, at);
    },
    expiry: repeat({ name: 'bonus expiry', everyMs: 60_000, run: () => expireBonuses({ database, now, lifecycle, live, log }), log }),
  };
}
