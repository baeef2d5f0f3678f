import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PromotionCodes } from '../bonus/promo-codes.service.ts';
import type { Database } from '../database/database.ts';
import type { Audit } from '../http/call-logs.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import type { Live } from '../live/live.ts';
import type { IdentityGuard } from '../factors/identity-guard.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { registerCallbacks } from './callbacks.routes.ts';
import { createCardPayments } from './card-payments.service.ts';
import { createDepositCallbacks } from './deposit-callbacks.service.ts';
import { createDepositCodes } from './deposit-codes.service.ts';
import { createDeposits } from './deposits.service.ts';
import { createStartedDeposits } from './started-deposits.service.ts';
import { registerTransactionDetails } from './transaction-details.routes.ts';
import { createTransactionDetails } from './transaction-details.service.ts';
import { createTransactionList } from './transaction-list.service.ts';
import { expirePayments } from './deposits.store.ts';
import { registerExclusionPayouts } from './exclusion-payouts.routes.ts';
import type { ExclusionPayouts } from './exclusion-payouts.service.ts';
import { createHeldMoney, type HeldMoney } from './held-money.service.ts';
import { createOwnCardForm } from './own-card-form.ts';
import { registerPaymentRuns } from './payment-runs.routes.ts';
import type { PaymentNotices } from './payment-notices.ts';
import { registerPayments } from './payments.routes.ts';
import type { PayoutRequirements } from './payout-requirements.ts';
import { createPayouts } from './payouts.service.ts';
import type { Processors } from './processors.service.ts';
import { createProviderConflicts, type ProviderConflicts } from './provider-conflicts.ts';
import { registerDepositMethods } from './deposit-methods.routes.ts';
import { createDepositOffers } from './deposit-offers.ts';
import type { GatewayHealth } from './gateway-health.ts';
import type { PaymentMethods } from './payment-methods.ts';
import { createProtocolAdapter, routeToAdapters } from './provider-adapter.ts';
import { createProviderClient } from './provider-client.ts';
import type { ProviderSecrets } from './provider-secrets.ts';
import { createStripeAdapter } from './stripe-adapter.ts';
import { stripeId, type StripeConnection } from './stripe.config.ts';
import { createWithdrawalRelease } from './withdrawal-release.service.ts';
import { createWithdrawalDecisions } from './withdrawal-decisions.service.ts';
import { registerWithdrawals } from './withdrawals.routes.ts';
import { createWithdrawals } from './withdrawals.service.ts';

type Dependencies = {
  app: FastifyInstance;
  database: Database;
  now: () => Date;
  log: FastifyBaseLogger;
  settings: SettingsService;
  access: AccessService;
  throttle: Throttle;
  guard: IdentityGuard;
  wallet: WalletService;
  rules: Required<MoneyRule>;
  promotionCodes: Pick<PromotionCodes, 'isValid'>;
  processors: Processors;
  paymentMethods: PaymentMethods;
  health: GatewayHealth;
  requirements: PayoutRequirements;
  exclusionPayouts: ExclusionPayouts;
  notices: PaymentNotices;
  live: Live;
  audit: Pick<Audit, 'recordRule'>;
  publicUrl: string;
  callbackUrl: string;
  pspUrl: string;
  pspSecrets: ProviderSecrets;
  stripe: StripeConnection | undefined;
  isSandboxAllowed: boolean;
  merchant: string;
};

/** How often undecided payments are expired; a late `completed` is still honoured. */
const expireEveryMs = 60_000;
/** How often late money of excluded players and closed accounts is paid out, such as from an open bet. */
const payOutLateEveryMs = 60_000;
/** How often payouts are ordered that could not be ordered at their approval. */
const orderEveryMs = 5_000;

export type PaymentParts = {
  readonly heldMoney: HeldMoney;
  readonly conflicts: ProviderConflicts;
  /** Not yet started. */
  readonly jobs: readonly Job[];
};

/** Registers the calls for deposits and withdrawals with the provider's callbacks. */
export function composePayments(calls: CallRegistry, { app, ...dependencies }: Dependencies): PaymentParts {
  const { database, now, log, pspUrl, pspSecrets, isSandboxAllowed, stripe, exclusionPayouts } = dependencies;
  const client = createProviderClient({ pspUrl, secrets: pspSecrets, isSandboxAllowed, now });
  const standard = createProtocolAdapter({ client, secrets: pspSecrets, now });
  const provider = routeToAdapters(standard, new Map(stripe ? [[stripeId, createStripeAdapter({ connection: stripe, now })]] : []));
  const heldMoney = createHeldMoney(dependencies);
  const conflicts = createProviderConflicts(dependencies);
  const ownCardForm = createOwnCardForm(dependencies);
  const parts = { ...dependencies, provider, ownCardForm, heldMoney, conflicts };
  const transactionList = createTransactionList(parts);

  const payouts = createPayouts(parts);
  const orders = repeat({ name: 'payout orders', everyMs: orderEveryMs, run: () => payouts.orderDue(), log });
  const onApproved = () => orders.runNow();
  const release = createWithdrawalRelease({ ...parts, onApproved });
  registerDepositMethods(calls, { ...parts, offers: createDepositOffers(parts) });
  registerPayments(calls, {
    ...parts,
    transactionList,
    deposits: createDeposits(parts),
    codes: createDepositCodes(parts),
    cards: createCardPayments(parts),
    startedDeposits: createStartedDeposits(parts),
  });
  const transactionDetails = createTransactionDetails({ ...parts, transactionList });
  registerTransactionDetails(calls, { details: transactionDetails });
  registerWithdrawals(calls, {
    ...parts,
    transactionDetails,
    withdrawals: createWithdrawals(parts),
    decisions: createWithdrawalDecisions({ ...parts, onApproved }),
  });
  registerPaymentRuns(calls, parts);
  registerExclusionPayouts(calls, { payouts: exclusionPayouts });
  registerCallbacks(app, { deposits: createDepositCallbacks(parts), payouts, provider });
  const jobs = [
    repeat({ name: 'payment expiry', everyMs: expireEveryMs, run: () => expirePayments(database, now()), log }),
    orders,
    repeat({ name: 'payouts of excluded and closed accounts', everyMs: payOutLateEveryMs, run: () => exclusionPayouts.payOutLate(), log }),
    repeat({ name: 'withdrawal release', everyMs: expireEveryMs, run: () => release.releaseDue(), log }),
    repeat({ name: 'overdue payouts', everyMs: expireEveryMs, run: () => payouts.reportOverdue(), log }),
  ];
  return { heldMoney, conflicts, jobs };
}
