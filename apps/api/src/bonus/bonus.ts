import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import type { Live } from '../live/live.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { expireBonuses } from './bonus-expiry.ts';
import { createBonusLifecycle } from './bonus-lifecycle.service.ts';
import { createBonusMessages } from './bonus-messages.ts';
import { createBonusRule } from './bonus.rule.ts';
import { createBonusClaims, type BonusClaims } from './claims.service.ts';
import { createDepositBonuses } from './deposit-bonuses.service.ts';
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
  readonly rule: Required<MoneyRule>;
  readonly claims: BonusClaims;
  readonly promotions: Promotions;
  readonly promotionCodes: PromotionCodes;
  /** Ends bonuses whose time is up. A running one is looked at with every stake too: this is for players who are away. */
  readonly expiry: Job;
};

/** Promotions and bonuses, composed. */
export function createBonus({ database, now, wallet, live, messages, log }: Dependencies): Bonus {
  const lifecycle = createBonusLifecycle({ wallet, notify: createBonusMessages(messages) });
  return {
    rule: createBonusRule({ now, wallet, lifecycle, deposits: createDepositBonuses({ lifecycle }) }),
    claims: createBonusClaims({ database, now, lifecycle, live }),
    promotions: createPromotions({ database, now }),
    promotionCodes: createPromotionCodes({ database, now }),
    expiry: repeat({ name: 'bonus expiry', everyMs: 60_000, run: () => expireBonuses({ database, now, lifecycle, live, log }), log }),
  };
}
