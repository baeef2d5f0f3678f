import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { adminPayOutExcluded, Refusal, ValidRequestOf } from '@playfront/api-contract';
import { money, type Money } from '@playfront/money';
import type { AuditEntry } from '../audit/audit.service.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { isUuid } from '../http/uuid.ts';
import { findExclusion } from '../limits/restrictions.store.ts';
import { readPlayer, type PlayerRow } from '../players/players.store.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { lockWallet, readWallet } from '../wallet/wallet.store.ts';
import { findUnlistedBalances, hasReturnedWithdrawal, listBalance, readPastPayments, unlistBalance } from './exclusion-payouts.store.ts';
import { checkFields } from './payment-fields.rules.ts';
import { destinationOf } from './payout-destination.rules.ts';
import { payoutMethodsOf, type PayoutMethod } from './payout-methods.ts';
import type { Processors } from './processors.service.ts';
import { insertWithdrawal } from './withdrawals.store.ts';

/** What becomes of the real money of a player who is excluded. */
export type ExclusionMoney =
  | { readonly kind: 'none' }
  /** Withdrawals that wait for approval. */
  | { readonly kind: 'paying'; readonly amount: Money; readonly provider: string }
  /** No destination is known: support asks for one. */
  | { readonly kind: 'needs_details'; readonly amount: Money };

/** Pays self-excluded players their money, because they can no longer ask for it themselves (decision 0054). */
export type ExclusionPayouts = {
  /** Withdraws all real money to where it came from, or lists it for the operator. The caller has locked the wallet and ended the bonuses. */
  payOut(trx: DatabaseTransaction, player: PlayerRow, at: Date): Promise<ExclusionMoney>;
  /** The same for money that came later: a bet that was won, a deposit on its way. */
  payOutLate(): Promise<void>;
  /** Withdraws it to the details that the player gave to support. Answers the withdrawal. */
  payOutTo(request: ValidRequestOf<typeof adminPayOutExcluded>, audit: AuditEntry): Promise<string | Refusal>;
};

type Destination = { readonly method: PayoutMethod; readonly details: Record<string, string> };

const batch = 100;

type Dependencies = { database: Database; now: () => Date; processors: Processors; wallet: WalletService; log: FastifyBaseLogger };

export function createExclusionPayouts({ database, now, processors, wallet, log }: Dependencies): ExclusionPayouts {
  const methodsOf = (trx: DatabaseTransaction, { id, country, currency }: PlayerRow) =>
    payoutMethodsOf(trx, processors, { playerId: id, country, currency });

  function destination(method: PayoutMethod, given: Readonly<Record<string, string>>): Destination | Refusal {
    const check = checkFields(method.withdrawal.fields, given, processors.networksOf(method));
    if (!check.ok) return refuse(Object.values(check.faults)[0] ?? 'field_required', check.faults);
    const { saved_card: cardId } = check.fields;
    if (cardId !== undefined && !method.cards.some(({ id }) => id === cardId)) return refuse('wrong_card', { saved_card: 'wrong_card' });
    return { method, details: check.fields };
  }

  async function knownDestination(trx: DatabaseTransaction, player: PlayerRow, at: Date): Promise<Destination | undefined> {
    if (await hasReturnedWithdrawal(trx, player.id, at)) return undefined;
    const [methods, past] = [await methodsOf(trx, player), await readPastPayments(trx, player.id)];
    for (const { processor, details } of past) {
      const method = methods.find(({ id }) => id === processor);
      const [card] = method?.cards ?? [];
      const known = method && destination(method, card ? { ...details, saved_card: card.id } : details);
      if (known && !isRefusal(known)) return known;
    }
    return undefined;
  }

  async function realMinor(trx: DatabaseTransaction, playerId: string): Promise<number> {
    const accounts = await readWallet(trx, { kind: 'player', playerId });
    return accounts.find(({ kind }) => kind === 'player_real')?.balance ?? 0;
  }

  /** One withdrawal, or several where the method takes less at once. No minimum keeps the last of the money back. */
  async function withdraw(
    trx: DatabaseTransaction,
    { id: playerId, currency }: PlayerRow,
    { method, details }: Destination,
    at: Date,
  ): Promise<string> {
    const cardToken = method.cards.find(({ id }) => id === details['saved_card'])?.token;
    let first: string | undefined;
    for (let left = await realMinor(trx, playerId); left > 0;) {
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
    await unlistBalance(trx, playerId);
    return first;
  }

  async function payOut(trx: DatabaseTransaction, player: PlayerRow, at: Date): Promise<ExclusionMoney> {
    const amount = money(await realMinor(trx, player.id), player.currency);
    if (amount.minor === 0) return { kind: 'none' };
    const known = await knownDestination(trx, player, at);
    if (!known) {
      await listBalance(trx, player.id, at);
      return { kind: 'needs_details', amount };
    }
    await withdraw(trx, player, known, at);
    return { kind: 'paying', amount, provider: known.method.name };
  }

  return {
    payOut,

    async payOutLate() {
      for (const playerId of await findUnlistedBalances(database, now(), batch)) {
        try {
          await database.transaction().execute(async (trx) => {
            await lockWallet(trx, { kind: 'player', playerId });
            if (await findExclusion(trx, playerId, now())) await payOut(trx, await readPlayer(trx, playerId), now());
          });
        } catch (error) {
          // It comes up again with the next run; the others must not wait for it.
          log.error({ err: error, player: playerId }, 'payout of an excluded player');
        }
      }
    },

    async payOutTo({ player_id: playerId, processor, details }, audit) {
      if (!isUuid(playerId)) return refuse('not_found');
      return database.transaction().execute(async (trx): Promise<string | Refusal> => {
        await lockWallet(trx, { kind: 'player', playerId });
        if (!(await findExclusion(trx, playerId, now())) || (await realMinor(trx, playerId)) === 0) return refuse('not_found');
        const player = await readPlayer(trx, playerId);
        const method = (await methodsOf(trx, player)).find(({ id }) => id === processor);
        if (!method) return refuse('method_not_available');
        const given = destination(method, details);
        if (isRefusal(given)) return given;
        const amount = await realMinor(trx, playerId);
        const id = await withdraw(trx, player, given, now());
        const after = { player_id: player.id, amount, currency: player.currency, processor, details: given.details };
        await audit.record(trx, { target: { kind: 'withdrawal', id }, after });
        return id;
      });
    },
  };
}
