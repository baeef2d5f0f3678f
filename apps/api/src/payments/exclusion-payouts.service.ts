import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { adminPayOutExcluded, Refusal, ValidRequestOf } from '@playfront/api-contract';
import { money, subtract, type Currency, type Money } from '@playfront/money';
import type { AuditEntry } from '../audit/audit.service.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { isUuid } from '../http/uuid.ts';
import { findExclusion } from '../limits/restrictions.store.ts';
import type { Letters } from '../mail/letters.service.ts';
import { readPlayer, type PlayerRow } from '../players/players.store.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { lockWallet, readWallet } from '../wallet/wallet.store.ts';
import { readDebts } from './closed-loop.ts';
import { readReturnSource } from './closed-loop.store.ts';
import { readExclusionAccounts, takesNoFields, type Destination } from './exclusion-accounts.ts';
import { isHeld, sharesOf } from './exclusion-payouts.rules.ts';
import { findUnlistedBalances, listBalance, readExclusionStart, unlistBalance } from './exclusion-payouts.store.ts';
import { isPayee } from './payee-name.ts';
import { checkFields } from './payment-fields.rules.ts';
import { destinationOf } from './payout-destination.rules.ts';
import { payoutMethodsOf, type PayoutMethod } from './payout-methods.ts';
import type { Processors } from './processors.service.ts';
import { insertWithdrawal } from './withdrawals.store.ts';

/** What is paid by one method, named as players know it. */
type PaidBy = { readonly name: string; readonly amount: Money };

/** What becomes of the real money of a player who is excluded. */
export type ExclusionMoney =
  | { readonly kind: 'none' }
  /** Withdrawals that wait for approval, by the names of their methods, each with its part. `rest`: what no account may have without the password, so that support asks where to. */
  | { readonly kind: 'paying'; readonly amount: Money; readonly providers: readonly PaidBy[]; readonly rest: Money }
  /** No account may have it without the password: support asks where to. */
  | { readonly kind: 'needs_details'; readonly amount: Money };

/** Pays self-excluded players their money, because they can no longer ask for it themselves (decision 0054). */
export type ExclusionPayouts = {
  /**
   * Withdraws the real money to accounts that are known to be the player's, and lists the rest for the operator. The caller has locked the wallet and
   * ended the bonuses.
   */
  payOut(trx: DatabaseTransaction, player: PlayerRow, at: Date): Promise<ExclusionMoney>;
  /** The same for money that came later, such as a bet that was won or a deposit on its way. The player is written to. */
  payOutLate(): Promise<void>;
  /** Withdraws it to the details that the player gave to support. Returns the withdrawal. */
  payOutTo(adminId: string, request: ValidRequestOf<typeof adminPayOutExcluded>, audit: AuditEntry): Promise<string | Refusal>;
};

const batch = 100;

type Dependencies = {
  database: Database;
  now: () => Date;
  settings: Pick<SettingsService, 'read'>;
  processors: Processors;
  wallet: WalletService;
  letters: Pick<Letters, 'excludedMoney'>;
  supportEmail: () => Promise<string>;
  log: FastifyBaseLogger;
};

/** The part that goes to one destination. `holdUntil`: the earliest time of approval. `requestedBy`: the admin who gave the destination. */
type Payout = Destination & {
  readonly amountMinor: number;
  readonly holdUntil: Date | null;
  readonly requestedBy?: string;
  readonly unplayedMinor: number;
};

export function createExclusionPayouts(dependencies: Dependencies): ExclusionPayouts {
  const { database, now, settings, processors, wallet, letters, supportEmail, log } = dependencies;

  const methodsOf = (trx: DatabaseTransaction, { id, country, currency }: PlayerRow) =>
    payoutMethodsOf(trx, processors, { playerId: id, country, currency });

  async function holdFrom(at: Date): Promise<Date> {
    return new Date(at.getTime() + (await settings.read()).new_destination_hold_hours * 3_600_000);
  }

  function destination(method: PayoutMethod, given: Readonly<Record<string, string>>): Destination | Refusal {
    const check = checkFields(method.withdrawal.fields, given, processors.networksOf(method));
    if (!check.ok) return refuse(Object.values(check.faults)[0] ?? 'field_required', check.faults);
    const { saved_card: cardId } = check.fields;
    if (cardId !== undefined && !method.cards.some(({ id }) => id === cardId)) return refuse('wrong_card', { saved_card: 'wrong_card' });
    return { method, details: check.fields, sourcePaymentId: null };
  }

  /** What goes to which account. Whoever holds a session cannot say where ({@link sharesOf}). */
  async function payoutsOf(trx: DatabaseTransaction, player: PlayerRow, at: Date): Promise<Payout[]> {
    const { since: excludedSince, hasReturned } = await readExclusionStart(trx, player.id, at);
    if (hasReturned) return [];
    const methods = await methodsOf(trx, player);
    const found = await readDebts(trx, player.id, methods, await settings.read());
    const accounts = await readExclusionAccounts(trx, player.id, { ...found, methods, toDestination: destination });
    const holdUntil = await holdFrom(at);
    const holdMs = holdUntil.getTime() - at.getTime();
    const money = { realMinor: await realMinor(trx, player.id), unplayedMinor: found.unplayedMinor };
    return sharesOf(found.debts, accounts, money).map((share) => ({
      ...share.account.to,
      amountMinor: share.amountMinor,
      unplayedMinor: share.unplayedMinor,
      holdUntil: isHeld(share, { knownSince: share.account.knownSince, excludedSince, holdMs }) ? holdUntil : null,
    }));
  }

  async function realMinor(trx: DatabaseTransaction, playerId: string): Promise<number> {
    const accounts = await readWallet(trx, { kind: 'player', playerId });
    return accounts.find(({ kind }) => kind === 'player_real')?.balance ?? 0;
  }

  /** One withdrawal, or several where the method takes less at once. No minimum keeps the last of the money back. Returns the first. */
  async function withdraw(
    trx: DatabaseTransaction,
    { id: playerId, currency }: PlayerRow,
    { method, details, sourcePaymentId, amountMinor, holdUntil, requestedBy, unplayedMinor }: Payout,
    at: Date,
  ): Promise<string> {
    const cardToken = method.cards.find(({ id }) => id === details['saved_card'])?.token;
    let first: string | undefined;
    for (let left = amountMinor, unplayed = unplayedMinor; left > 0;) {
      const amount = Math.min(left, method.maxMinor);
      left -= amount;
      const key = randomUUID();
      const withdrawal = await insertWithdrawal(trx, {
        player_id: playerId,
        processor: method.id,
        currency,
        amount,
        unplayed: Math.min(amount, unplayed),
        details: JSON.stringify(details),
        destination: destinationOf(method.id, details, cardToken),
        source_payment_id: sourcePaymentId,
        hold_until: holdUntil,
        requested_by: requestedBy ?? null,
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
      unplayed -= withdrawal.unplayed;
      first ??= withdrawal.id;
    }
    if (!first) throw new Error(`Player ${playerId} has no money to pay out`);
    return first;
  }

  async function payOut(trx: DatabaseTransaction, player: PlayerRow, at: Date): Promise<ExclusionMoney> {
    const amount = money(await realMinor(trx, player.id), player.currency);
    if (amount.minor === 0) return { kind: 'none' };
    const payouts = await payoutsOf(trx, player, at);
    for (const payout of payouts) await withdraw(trx, player, payout, at);
    const rest = money(await realMinor(trx, player.id), player.currency);
    if (rest.minor > 0) await listBalance(trx, player.id, at);
    else await unlistBalance(trx, player.id);
    if (payouts.length === 0) return { kind: 'needs_details', amount };
    return { kind: 'paying', amount: subtract(amount, rest), providers: paidBy(payouts, player.currency), rest };
  }

  return {
    payOut,

    async payOutLate() {
      for (const playerId of await findUnlistedBalances(database, now(), batch)) {
        try {
          await database.transaction().execute(async (trx) => {
            await lockWallet(trx, { kind: 'player', playerId });
            if (!(await findExclusion(trx, playerId, now()))) return;
            const player = await readPlayer(trx, playerId);
            const money = await payOut(trx, player, now());
            if (money.kind !== 'none') await letters.excludedMoney(trx, player, { money, supportEmail: await supportEmail() });
          });
        } catch (error) {
          // It comes up again with the next run; the others must not wait for it.
          log.error({ err: error, player: playerId }, 'payout of an excluded player');
        }
      }
    },

    async payOutTo(adminId, { player_id: playerId, processor, details, reason }, audit) {
      if (!isUuid(playerId)) return refuse('not_found');
      return database.transaction().execute(async (trx): Promise<string | Refusal> => {
        await lockWallet(trx, { kind: 'player', playerId });
        const amount = await realMinor(trx, playerId);
        if (!(await findExclusion(trx, playerId, now())) || amount === 0) return refuse('not_found');
        const player = await readPlayer(trx, playerId);
        const methods = await methodsOf(trx, player);
        const method = methods.find(({ id }) => id === processor);
        if (!method) return refuse('method_not_available');
        const given = destination(method, details);
        if (isRefusal(given)) return given;
        const { beneficiary_name: beneficiary } = given.details;
        if ((await settings.read()).payout_name_match && beneficiary !== undefined && !(await isPayee(trx, beneficiary, player, now())))
          return refuse('name_mismatch', { beneficiary_name: 'name_mismatch' });
        const { unplayedMinor } = await readDebts(trx, player.id, methods, await settings.read());
        const source = takesNoFields(method) ? await readReturnSource(trx, player.id, method.id, amount) : undefined;
        // Support cannot see which account that is: what it may not get without the password needs details.
        if (takesNoFields(method) && !source?.isTrusted) return refuse('method_not_available');
        const payout = {
          ...given,
          sourcePaymentId: source?.paymentId ?? null,
          amountMinor: amount,
          unplayedMinor,
          holdUntil: await holdFrom(now()),
          requestedBy: adminId,
        };
        const id = await withdraw(trx, player, payout, now());
        await unlistBalance(trx, player.id);
        const after = { player_id: player.id, amount, currency: player.currency, processor, details: given.details };
        await audit.record(trx, { target: { kind: 'withdrawal', id }, reason, after });
        return id;
      });
    },
  };
}

function paidBy(payouts: readonly Payout[], currency: Currency): PaidBy[] {
  return [...Map.groupBy(payouts, ({ method }) => method.name)].map(([name, ofMethod]) => ({
    name,
    amount: money(
      ofMethod.reduce((total, { amountMinor }) => total + amountMinor, 0),
      currency,
    ),
  }));
}
