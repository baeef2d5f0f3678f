import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { isUuid, type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import { type adminPayOutExcluded } from '@playfront/api-contract/staff';
import { money, type Money } from '@playfront/money';
import type { AuditEntry } from '../http/call-logs.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { ExclusionMoney } from '../mail/exclusion-mails.ts';
import type { PlayerMails } from '../mail/player-mails.service.ts';
import { readPlayer, type PlayerRow } from '../players/players.store.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { lockWallet, readWallet } from '../wallet/wallet.store.ts';
import { readReturnSource } from './closed-loop.store.ts';
import { findShutAccount, findUnlistedBalances, listBalance, readPaidDestinations, unlistBalance } from './exclusion-payouts.store.ts';
import { checkFields } from './payment-fields.rules.ts';
import { destinationOf } from './payout-destination.rules.ts';
import { payoutMethodsOf, type PayoutMethod } from './payout-methods.ts';
import type { ProviderData } from './provider-data.schema.ts';
import type { Processors } from './processors.service.ts';
import { insertWithdrawal } from './withdrawals.store.ts';

/** `sourcePaymentId`: the deposit whose account is paid, for methods without payout fields. `requestedBy`: the admin who entered the destination. */
export type Payout = {
  readonly method: PayoutMethod;
  readonly details: Readonly<Record<string, string>>;
  readonly sourcePaymentId: string | null;
  readonly amountMinor: number;
  readonly holdUntil: Date | null;
  readonly requestedBy: string | null;
};

/** Pays out the money of self-excluded players and closed accounts, who can no longer request it (decisions 0163, 0137). */
export type ExclusionPayouts = {
  /**
   * Withdraws the real balance to the account that payouts with the password have reached, or lists it for the operator if there is none or several.
   * The caller has locked the wallet and ended the bonuses.
   */
  payOut(trx: DatabaseTransaction, player: PlayerRow, at: Date): Promise<ExclusionMoney>;
  /** The payout that {@link payOut} would make now; undefined if it would list the money. */
  preview(trx: DatabaseTransaction, player: PlayerRow): Promise<Payout | undefined>;
  /** The same for money that arrived later, such as a won bet or a pending deposit. Notifies the player by mail. */
  payOutLate(): Promise<void>;
  /** The methods by which {@link payOutTo} can pay out a player's money, with the networks of their coins. */
  methodsFor(playerId: string): Promise<readonly (PayoutMethod & { readonly networks: ProviderData['networks'] })[] | Refusal>;
  /** Withdraws the money to the details that the player gave to support. Returns the withdrawal and the amount. */
  payOutTo(
    adminId: string,
    request: ValidRequestOf<typeof adminPayOutExcluded>,
    audit: AuditEntry,
  ): Promise<{ readonly id: string; readonly amount: Money } | Refusal>;
};

const batch = 100;

type Dependencies = {
  database: Database;
  now: () => Date;
  settings: Pick<SettingsService, 'read'>;
  processors: Processors;
  wallet: WalletService;
  playerMails: Pick<PlayerMails, 'excludedMoney'>;
  supportEmail: () => Promise<string>;
  log: FastifyBaseLogger;
};

export function createExclusionPayouts(dependencies: Dependencies): ExclusionPayouts {
  const { database, now, settings, processors, wallet, playerMails, supportEmail, log } = dependencies;

  const methodsOf = (trx: DatabaseTransaction, { id, country, currency }: PlayerRow) =>
    payoutMethodsOf(trx, processors, { playerId: id, country, currency });

  async function preview(trx: DatabaseTransaction, player: PlayerRow): Promise<Payout | undefined> {
    const amountMinor = await realMinorOf(trx, player.id);
    const [paid, ...others] = amountMinor > 0 ? await readPaidDestinations(trx, player.id) : [];
    if (!paid || others.length > 0) return undefined;
    const method = (await methodsOf(trx, player)).find(({ id }) => id === paid.processor);
    return method && { method, details: paid.details, sourcePaymentId: paid.sourcePaymentId, amountMinor, holdUntil: null, requestedBy: null };
  }

  async function payOut(trx: DatabaseTransaction, player: PlayerRow, at: Date): Promise<ExclusionMoney> {
    const amount = money(await realMinorOf(trx, player.id), player.currency);
    if (amount.minor === 0) return { kind: 'none' };
    const shut = await findShutAccount(trx, player.id, at);
    if (!shut) throw new Error(`Player ${player.id} has neither excluded themselves nor closed the account`);
    const payout = shut.hasReturned ? undefined : await preview(trx, player);
    if (!payout) {
      await listBalance(trx, player.id, at);
      return { kind: 'needs_details', amount };
    }
    await withdraw(trx, wallet, player, payout, at);
    await unlistBalance(trx, player.id);
    return { kind: 'paying', amount, provider: payout.method.name };
  }

  return {
    payOut,
    preview,

    async payOutLate() {
      for (const playerId of await findUnlistedBalances(database, now(), batch)) {
        try {
          const contact = await supportEmail();
          await database.transaction().execute(async (trx) => {
            await lockWallet(trx, { kind: 'player', playerId });
            const shut = await findShutAccount(trx, playerId, now());
            if (!shut) return;
            const player = await readPlayer(trx, playerId);
            const money = await payOut(trx, player, now());
            const { isExcluded } = shut;
            if (money.kind !== 'none') await playerMails.excludedMoney(trx, player, { money, supportEmail: contact, isExcluded });
          });
        } catch (error) {
          // Retried in the next run; the failure must not delay the others.
          log.error({ err: error, player: playerId }, 'payout of an excluded player or a closed account');
        }
      }
    },

    async methodsFor(playerId) {
      if (!isUuid(playerId)) return refuse('not_found');
      return database.transaction().execute(async (trx) => {
        const amount = await realMinorOf(trx, playerId);
        if (amount === 0 || !(await findShutAccount(trx, playerId, now()))) return refuse('not_found');
        const open = await methodsOf(trx, await readPlayer(trx, playerId));
        const payable = [];
        for (const method of open) if ((await sourceOf(trx, playerId, method, amount)) !== 'unknown') payable.push(method);
        return payable.map((method) => ({ ...method, networks: processors.networksOf(method) }));
      });
    },

    async payOutTo(adminId, { player_id: playerId, processor, details, reason }, audit) {
      if (!isUuid(playerId)) return refuse('not_found');
      return database.transaction().execute(async (trx): Promise<{ id: string; amount: Money } | Refusal> => {
        await lockWallet(trx, { kind: 'player', playerId });
        const amount = await realMinorOf(trx, playerId);
        if (amount === 0 || !(await findShutAccount(trx, playerId, now()))) return refuse('not_found');
        const player = await readPlayer(trx, playerId);
        const method = (await methodsOf(trx, player)).find(({ id }) => id === processor);
        if (!method) return refuse('method_not_available');
        const check = checkFields(method.withdrawal.fields, details, processors.networksOf(method));
        if (!check.ok) return refuse(Object.values(check.faults)[0] ?? 'field_required', check.faults);
        const { saved_card: cardId } = check.fields;
        if (cardId !== undefined && !method.cards.some((card) => card.id === cardId)) return refuse('wrong_card', { saved_card: 'wrong_card' });
        const source = await sourceOf(trx, player.id, method, amount);
        if (source === 'unknown') return refuse('method_not_available');
        const { new_destination_hold_hours: holdHours } = await settings.read();
        const payout = {
          ...{ method, details: check.fields, sourcePaymentId: source?.paymentId ?? null, amountMinor: amount, requestedBy: adminId },
          holdUntil: new Date(now().getTime() + holdHours * 3_600_000),
        };
        const id = await withdraw(trx, wallet, player, payout, now());
        await unlistBalance(trx, player.id);
        const after = { player_id: player.id, amount, currency: player.currency, processor, details: check.fields };
        await audit.record(trx, { target: { kind: 'withdrawal', id }, reason, after });
        return { id, amount: money(amount, player.currency) };
      });
    },
  };
}

/**
 * The deposit whose account is paid by a method without payout fields; `unknown` if that would need the player's password: support cannot see which
 * account it is, so such amounts require details.
 */
async function sourceOf(trx: DatabaseTransaction, playerId: string, method: PayoutMethod, amountMinor: number) {
  if (method.withdrawal.fields.length > 0) return undefined;
  const source = await readReturnSource(trx, playerId, method.id, amountMinor);
  return source?.isTrusted ? source : 'unknown';
}

/** Makes one withdrawal, or several if the method's maximum is lower; the last may be below the minimum. Returns the first. */
async function withdraw(
  trx: DatabaseTransaction,
  wallet: WalletService,
  { id: playerId, currency }: PlayerRow,
  { method, details, sourcePaymentId, amountMinor, holdUntil, requestedBy }: Payout,
  at: Date,
): Promise<string> {
  const cardToken = method.cards.find(({ id }) => id === details['saved_card'])?.token;
  let first: string | undefined;
  for (let left = amountMinor; left > 0;) {
    const amount = Math.min(left, method.maxMinor);
    left -= amount;
    const key = randomUUID();
    const withdrawal = await insertWithdrawal(trx, {
      player_id: playerId,
      processor: method.id,
      currency,
      amount,
      details: JSON.stringify(details),
      destination: destinationOf(method.id, details, cardToken),
      source_payment_id: sourcePaymentId,
      hold_until: holdUntil,
      requested_by: requestedBy,
      idempotency_key: key,
      payload_hash: createHash('sha256').update(key).digest(),
      created_at: at,
    });
    const moved = await wallet.move(trx, {
      kind: 'withdrawal_request',
      wallet: { owner: { kind: 'player', playerId }, currency },
      transactionId: `withdrawal:${withdrawal.id}`,
      moves: [{ from: 'player_real', to: 'player_locked', amountMinor: amount }],
    });
    if (!moved.ok) throw new Error(`The money of an excluded player was not locked: ${moved.error}`);
    first ??= withdrawal.id;
  }
  if (!first) throw new Error(`Player ${playerId} has no money to pay out`);
  return first;
}

/** The real balance in minor units. */
async function realMinorOf(trx: DatabaseTransaction, playerId: string): Promise<number> {
  const accounts = await readWallet(trx, { kind: 'player', playerId });
  return accounts.find(({ kind }) => kind === 'player_real')?.balance ?? 0;
}
