import { createHash } from 'node:crypto';
import type { paymentSendWithdrawalRequest, Refusal, ValidRequestOf } from '@playfront/api-contract';
import { money, payableFromWire, toWire, type Currency } from '@playfront/money';
import { readForfeiture } from '../bonus/forfeiture.ts';
import type { Connection, Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { profileOf } from '../limits/profiles.ts';
import type { Live } from '../live/live.ts';
import type { MatchedPassword, PasswordCheck } from '../players/password-check.service.ts';
import { readPlayer } from '../players/players.store.ts';
import type { PlayerSession } from '../players/sessions.service.ts';
import { readAuthority } from '../players/sessions.store.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { lockWallet, readWallet } from '../wallet/wallet.store.ts';
import { owedTo, unplayedIn, type PayoutLimit } from './closed-loop.rules.ts';
import { limitOf, readClosedLoop, readDebts, type ClosedLoop } from './closed-loop.ts';
import { hasBeenPaid, readReturnSource } from './closed-loop.store.ts';
import { isPayee } from './payee-name.ts';
import { checkFields } from './payment-fields.rules.ts';
import type { PaymentNotices } from './payment-notices.ts';
import { destinationOf } from './payout-destination.rules.ts';
import { payoutMethodsOf, type PayoutMethod } from './payout-methods.ts';
import type { Processors } from './processors.service.ts';
import type { PayoutRequirements } from './payout-requirements.ts';
import { returnWithdrawal } from './withdrawal-return.ts';
import { findWithdrawalByKey, insertWithdrawal, lockWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

type Request = ValidRequestOf<typeof paymentSendWithdrawalRequest>;
/** What a request comes to after it was checked. `methods`: all that money may go back by. */
type Plan = {
  readonly amountMinor: number;
  readonly minMinor: number;
  readonly details: Record<string, string>;
  readonly destination: Destination;
  readonly methods: readonly PayoutMethod[];
  readonly payloadHash: Buffer;
};
/** `isTyped`: the player says where the money goes; else it goes back to a card, or to the account of a deposit. */
type Destination = { readonly text: string; readonly cardId: string | undefined; readonly isTyped: boolean };

export type Withdrawals = {
  /** Locks the amount until it is paid or comes back. */
  send(session: PlayerSession, request: Request): Promise<WithdrawalRow | Refusal>;
  /** Gives a pending one back at once; again for one that was given back answers the same. */
  cancel(session: PlayerSession, id: string): Promise<{ status: 1 } | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  settings: SettingsService;
  requirements: PayoutRequirements;
  passwordCheck: PasswordCheck;
  processors: Processors;
  wallet: WalletService;
  rules: Required<MoneyRule>;
  notices: PaymentNotices;
  live: Live;
};

export function createWithdrawals({
  database,
  now,
  settings,
  requirements,
  passwordCheck,
  processors,
  wallet,
  rules,
  notices,
  live,
}: Dependencies): Withdrawals {
  async function plan(session: PlayerSession, request: Request, payloadHash: Buffer): Promise<Plan | Refusal> {
    if (!processors.find(request.processor)) return refuse('not_found');
    const methods = await payoutMethodsOf(database, processors, session);
    const method = methods.find(({ id }) => id === request.processor);
    if (!method) return refuse('method_not_available');
    const amount = payableFromWire(request.amount, session.currency);
    if (!amount) return refuse('malformed', { amount: 'amount_out_of_range' });
    if (amount.minor > method.maxMinor) return outOfRange();
    const check = checkFields(method.withdrawal.fields, request.details, processors.networksOf(method));
    if (!check.ok) return refuse(Object.values(check.faults)[0] ?? 'field_required', check.faults);
    const { saved_card: cardId } = check.fields;
    const card = method.cards.find(({ id }) => id === cardId);
    if (cardId !== undefined && !card) return refuse('wrong_card', { saved_card: 'wrong_card' });
    const player = await readPlayer(database, session.playerId);
    const { payout_name_match: isNameMatched } = await settings.read();
    const { beneficiary_name: beneficiary } = check.fields;
    if (isNameMatched && beneficiary !== undefined && !(await isPayee(database, beneficiary, player, now())))
      return refuse('name_mismatch', { beneficiary_name: 'name_mismatch' });
    const [missing] = await requirements.of(player);
    if (missing) return refuse(missing);
    const isTyped = card === undefined && Object.keys(check.fields).length > 0;
    const destination = { text: destinationOf(method.id, check.fields, card?.token), cardId, isTyped };
    return { amountMinor: amount.minor, minMinor: method.minMinor, details: check.fields, destination, methods, payloadHash };
  }

  /**
   * Whether a stolen token could send money of the player somewhere else: nothing has arrived there before, and more goes there than came from
   * there. With the deposit whose account it is paid to, for methods without payout fields.
   */
  async function judge(
    db: Connection,
    playerId: string,
    processorId: string,
    { amountMinor, destination, methods }: Plan,
  ): Promise<{ isNew: boolean; sourceId: string | null } | Refusal> {
    const { cardId, isTyped, text } = destination;
    if (!isTyped && cardId === undefined) {
      const source = await readReturnSource(db, playerId, processorId, amountMinor);
      if (!source) return refuse('method_not_available');
      return { isNew: !source.isTrusted, sourceId: source.paymentId };
    }
    if (await hasBeenPaid(db, playerId, text)) return { isNew: false, sourceId: null };
    if (isTyped) return { isNew: true, sourceId: null };
    const { debts } = await readDebts(db, playerId, methods, await settings.read());
    return { isNew: amountMinor > owedTo(debts, processorId, cardId), sourceId: null };
  }

  async function request(session: PlayerSession, asked: Request, planned: Plan, matched: MatchedPassword | undefined) {
    const { amountMinor, minMinor, details, destination, methods, payloadHash } = planned;
    const { playerId, currency } = session;
    const payoutRules = await settings.read();
    const { new_destination_hold_hours: holdHours } = payoutRules;
    const owner = { kind: 'player', playerId } as const;
    return database.transaction().execute(async (trx): Promise<WithdrawalRow | Refusal> => {
      await lockWallet(trx, owner);
      const earlier = await findWithdrawalByKey(trx, playerId, asked.idempotency_key);
      if (earlier) return sameOrConflict(earlier, payloadHash);
      const ended = await endedAuthority(trx, session, matched);
      if (ended) return ended;
      const at = now();
      const refusal = await rules.beforeWithdrawal(trx, { playerId, currency, amountMinor, at });
      if (refusal) return refusal;
      // Read after the rules: a bonus that ended just now may have released money.
      const real = (await readWallet(trx, owner)).find(({ kind }) => kind === 'player_real')?.balance ?? 0;
      if (amountMinor > real) return refuse('insufficient_funds');
      const loop = await readClosedLoop(trx, playerId, methods, { realMinor: real, rules: payoutRules });
      const limit = limitOf(loop, asked.processor, destination.cardId ?? destination.text);
      const maximum = limit?.maximumMinor ?? 0;
      if (!limit || amountMinor > maximum) return returnFirst(loop, asked.processor, limit, currency);
      // No minimum may keep a player from the last of the money, nor from the last that may go there.
      if (amountMinor < minMinor && amountMinor !== maximum) return outOfRange();
      if (!asked.forfeit_bonus && (await readForfeiture(trx, playerId))) return refuse('bonus_running');

      const judged = await judge(trx, playerId, asked.processor, planned);
      if (isRefusal(judged)) return judged;
      const { isNew, sourceId } = judged;
      // Another withdrawal has taken what came from there since the password was not asked for.
      if (isNew && !matched) return refuse('password_required', { password: 'password_required' });
      const withdrawal = await insertWithdrawal(trx, {
        player_id: playerId,
        processor: asked.processor,
        currency,
        amount: amountMinor,
        details: JSON.stringify(details),
        destination: destination.text,
        source_payment_id: sourceId,
        is_proven: isNew,
        unplayed: unplayedIn(amountMinor, limit, { realMinor: real, unplayedMinor: loop.unplayedMinor }),
        hold_until: isNew && holdHours > 0 ? new Date(at.getTime() + holdHours * 3_600_000) : null,
        idempotency_key: asked.idempotency_key,
        payload_hash: payloadHash,
        created_at: at,
      });
      const moved = await wallet.move(trx, {
        kind: 'withdrawal_request',
        wallet: { owner, currency },
        transactionId: `withdrawal:${withdrawal.id}`,
        moves: [{ from: 'player_real', to: 'player_locked', amountMinor }],
      });
      if (!moved.ok) throw new Error(`A withdrawal was not locked: ${moved.error}`);
      await rules.afterWithdrawal(trx, { playerId, currency, amountMinor, at, paymentId: withdrawal.id });
      await notices.withdrawalRequested(trx, withdrawal);
      return withdrawal;
    });
  }

  return {
    async send(session, asked) {
      const payloadHash = hashOf(asked);
      // A retry is answered as the first time, whatever has been switched off or spent since.
      const earlier = await findWithdrawalByKey(database, session.playerId, asked.idempotency_key);
      if (earlier) return sameOrConflict(earlier, payloadHash);
      const planned = await plan(session, asked, payloadHash);
      if (isRefusal(planned)) return planned;
      const judged = await judge(database, session.playerId, asked.processor, planned);
      // What else it is refused for is said with how much may go there.
      const matched = !isRefusal(judged) && judged.isNew ? await passwordCheck.match(session.playerId, asked.password) : undefined;
      if (isRefusal(matched)) return matched;
      const withdrawal = await request(session, asked, planned, matched);
      // A refused one too may have ended an overdue bonus.
      await live.balanceChanged(session.playerId, session.currency);
      return withdrawal;
    },

    async cancel({ playerId, currency, country }, id) {
      const answer = await database.transaction().execute(async (trx) => {
        const withdrawal = await lockWithdrawal(trx, id, playerId);
        if (!withdrawal) return refuse('not_found');
        if (withdrawal.status === 'cancelled') return { status: 1 } as const;
        // Not on a hold that the player brought about by a change of the mail address.
        const isOnHold = withdrawal.is_proven && withdrawal.hold_until !== null && withdrawal.hold_until > now();
        const isAllowed = isOnHold || profileOf(country).isReverseWithdrawalAllowed;
        if (withdrawal.status !== 'pending' || !isAllowed) return refuse('not_cancellable');
        await returnWithdrawal(trx, wallet, withdrawal, { status: 'cancelled', reason: null }, now());
        await notices.withdrawalReturned(trx, withdrawal, { status: 'cancelled' });
        return { status: 1 } as const;
      });
      if (!isRefusal(answer)) await live.balanceChanged(playerId, currency);
      return answer;
    },
  };
}

/**
 * Why a request that waited for the wallet may no longer be made: its owner has undone a take-over of the account or has changed the password, or
 * the account was blocked.
 */
async function endedAuthority(trx: Connection, { id }: PlayerSession, matched: MatchedPassword | undefined): Promise<Refusal | undefined> {
  const { status, revoked_at: revokedAt, password_hash: hash } = await readAuthority(trx, id);
  if (status === 'blocked') return refuse('disable_site_access');
  if (revokedAt !== null) return refuse('unauthorized');
  return matched && matched.hash !== hash ? refuse('wrong_password', { password: 'wrong_password' }) : undefined;
}

/** Says how much may go there now, how much must go back by which processors first, and how much must be played first (contract, `current`). */
function returnFirst({ owed, unplayedMinor }: ClosedLoop, processor: string, limit: PayoutLimit | undefined, currency: Currency): Refusal {
  const wire = (minor: number) => toWire(money(minor, currency));
  const others = [...owed].filter(([id]) => id !== processor).map(([id, minor]) => [id, wire(minor)] as const);
  return refuse(
    'return_to_source_first',
    { amount: 'return_to_source_first' },
    {
      amount: wire(limit?.maximumMinor ?? 0),
      ...(unplayedMinor > 0 && !limit?.isOwn ? { unplayed: wire(unplayedMinor) } : {}),
      ...Object.fromEntries(others),
    },
  );
}

function outOfRange(): Refusal {
  return refuse('amount_out_of_range', { amount: 'amount_out_of_range' });
}

function sameOrConflict(withdrawal: WithdrawalRow, payloadHash: Buffer): WithdrawalRow | Refusal {
  return withdrawal.payload_hash.equals(payloadHash) ? withdrawal : refuse('conflict');
}

function hashOf({ processor, amount, details, forfeit_bonus }: Request): Buffer {
  const payload = [processor, amount, Object.entries(details).sort(), forfeit_bonus];
  return createHash('sha256').update(JSON.stringify(payload)).digest();
}
