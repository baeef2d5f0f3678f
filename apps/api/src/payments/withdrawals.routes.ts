import {
  frontCancelWithdrawalRequest,
  frontGetWithdrawalProcessors,
  frontRemoveDestination,
  paymentSendWithdrawalRequest,
  isUuid,
} from '@playfront/api-contract';
import { adminDecideWithdrawal, adminGetWithdrawals, adminSettleWithdrawal } from '@playfront/api-contract/staff';
import { money, toWire } from '@playfront/money';
import { readForfeiture } from '../bonus/forfeiture.ts';
import { isRunning, readFundedBonuses } from '../bonus/player-bonuses.store.ts';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { readPlayer } from '../players/players.store.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { moneyCallCounts } from '../throttle/money-calls.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { readBalances } from '../wallet/balance.service.ts';
import { readClosedLoop } from './closed-loop.ts';
import { wirePayout, wireReviewedWithdrawal, wireWithdrawal } from './payments.wire.ts';
import { payoutMethodsOf } from './payout-methods.ts';
import type { PaymentMethods } from './payment-methods.ts';
import type { PayoutRequirements } from './payout-requirements.ts';
import type { Processors } from './processors.service.ts';
import { offeredDestinations } from './saved-destinations.ts';
import { readSavedDestinations, removeDestination } from './saved-destinations.store.ts';
import type { TransactionDetailsService } from './transaction-details.service.ts';
import type { WithdrawalDecisions } from './withdrawal-decisions.service.ts';
import type { Withdrawals } from './withdrawals.service.ts';
import { readWithdrawals } from './withdrawals.store.ts';

type Dependencies = {
  database: Database;
  now: () => Date;
  settings: SettingsService;
  requirements: PayoutRequirements;
  processors: Processors;
  paymentMethods: PaymentMethods;
  transactionDetails: TransactionDetailsService;
  withdrawals: Withdrawals;
  decisions: WithdrawalDecisions;
  throttle: Throttle;
};

/** Withdrawals, for the player and for the back office. */
export function registerWithdrawals(calls: CallRegistry, dependencies: Dependencies): void {
  const { database, now, settings, requirements, processors, paymentMethods, transactionDetails, withdrawals, decisions, throttle } = dependencies;
  calls.player(frontGetWithdrawalProcessors, async ({ body, session }) => {
    const { playerId, currency } = session;
    const [rules, player, methods, balances, forfeiture, bonuses, saved] = await Promise.all([
      settings.read(),
      readPlayer(database, playerId),
      payoutMethodsOf(database, processors, { playerId, country: body.country ?? session.country, currency: body.currency }),
      readBalances(database, { kind: 'player', playerId }),
      readForfeiture(database, playerId),
      readFundedBonuses(database, playerId),
      readSavedDestinations(database, playerId),
    ]);
    const payer = { country: body.country ?? session.country, currency: body.currency };
    const routed = await paymentMethods.payouts(methods, payer, session.language);
    const running = bonuses.find(isRunning);
    const offered = offeredDestinations(routed, processors, saved);
    const loop = await readClosedLoop(database, playerId, methods, { realMinor: balances.real, rules });
    return {
      status: 1,
      processors: routed.map((method) => wirePayout(method, processors, loop, offered.get(method.id))),
      requires: await requirements.of(player),
      currency,
      withdrawable: toWire(money(balances.real, currency)),
      forfeits: toWire(money(forfeiture?.amountMinor ?? 0, currency)),
      wagering_left: running?.wagering_required ? toWire(money(Math.max(0, running.wagering_required - running.wagered), currency)) : null,
    };
  });

  calls.player(paymentSendWithdrawalRequest, async ({ body, session, request }) => {
    const refusal = await throttle.take(...moneyCallCounts('withdrawal', session.playerId, request.ip));
    if (refusal) return refusal;
    const withdrawal = await withdrawals.send(session, body);
    if (isRefusal(withdrawal)) return withdrawal;
    const [details, balances] = await Promise.all([
      transactionDetails.find(session, withdrawal.id),
      readBalances(database, { kind: 'player', playerId: session.playerId }),
    ]);
    if (!details) return refuse('not_found');
    const wire = (minor: number) => toWire(money(minor, withdrawal.currency));
    return {
      status: 1,
      transaction: details.transaction,
      destination: details.destination ?? '',
      expected_at: details.steps?.find(({ id }) => id === 'paid')?.due ?? null,
      forfeited: wire(withdrawal.forfeited),
      real_balance: wire(balances.real),
    };
  });

  calls.player(frontRemoveDestination, async ({ body, session }) => {
    const isKnown = isUuid(body.id) && (await removeDestination(database, session.playerId, body.id, now()));
    return isKnown ? { status: 1 } : refuse('not_found');
  });

  calls.player(frontCancelWithdrawalRequest, async ({ body, session, request }) => {
    const refusal = await throttle.take(...moneyCallCounts('withdrawal', session.playerId, request.ip));
    if (refusal) return refusal;
    return isUuid(body.id) ? withdrawals.cancel(session, body.id) : refuse('not_found');
  });

  calls.admin(adminGetWithdrawals, async ({ body }) => {
    const rules = await settings.read();
    const { second_officer_above, auto_approve_below } = rules;
    const thresholds = { second_officer_above, auto_approve_below };
    if (body.player_id !== undefined && !isUuid(body.player_id)) return { status: 1, withdrawals: [], total: 0, ...thresholds };
    const { rows, total } = await readWithdrawals(database, {
      status: body.status,
      playerId: body.player_id,
      isPaidByHand: body.is_paid_by_hand,
      isNewestFirst: body.newest_first,
      offset: (body.page - 1) * body.page_size,
      limit: body.page_size,
      at: now(),
    });
    return { status: 1, withdrawals: rows.map((row) => wireReviewedWithdrawal(row, processors, rules, now())), total, ...thresholds };
  });

  calls.admin(adminDecideWithdrawal, async ({ body, session, audit }) => {
    const decided = await decisions.decide(session.playerId, body, audit);
    return isRefusal(decided) ? decided : { status: 1, withdrawal: wireWithdrawal(decided, processors, await settings.read(), now()) };
  });

  calls.admin(adminSettleWithdrawal, async ({ body, session, audit }) => {
    const settled = await decisions.settle(session.playerId, body, audit);
    return isRefusal(settled) ? settled : { status: 1, withdrawal: wireWithdrawal(settled, processors, await settings.read(), now()) };
  });
}
