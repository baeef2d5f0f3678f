import { minPlayedOdds } from '@playfront/api-contract';
import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../database/database.ts';
import { oddsUnit } from '../sports/book/odds.ts';
import { returnSourceOf, type Deposit, type MoneyIn, type MoneyOut, type ReturnableDeposit, type ReturnSource } from './closed-loop.rules.ts';

/** `firstAt`: when the first of it arrived. `details`: the fields for a payout to the account, unless it is a card. */
export type MoneySource = MoneyIn & { readonly firstAt: Date; readonly details: Readonly<Record<string, string>> | null };

/** The account that a deposit came from, if the provider reported it: a saved card, or a destination of payouts. */
const payer = sql<string | null>`coalesce(instrument_id::text, payer_destination)`;

/** Deposits by method, and by account if it is known. */
export async function readMoneyIn(db: Connection, playerId: string): Promise<MoneySource[]> {
  return db
    .selectFrom('payments')
    .select(({ fn }) => [
      'processor',
      payer.as('accountId'),
      sql<Record<string, string> | null>`(array_agg(payer_details))[1]`.as('details'),
      sql<number>`sum(amount)::bigint`.as('amountMinor'),
      fn.min('settled_at').as('firstAt'),
      fn.max('settled_at').as('lastAt'),
    ])
    .where('player_id', '=', playerId)
    .where('status', '=', 'complete')
    .groupBy(['processor', payer])
    .$narrowType<{ firstAt: Date; lastAt: Date }>()
    .execute();
}

/** Payouts by method and account, complete or on their way, without cancelled and returned ones. */
export async function readMoneyOut(db: Connection, playerId: string): Promise<MoneyOut[]> {
  const accountId = sql<string | null>`coalesce(details->>'saved_card', destination)`;
  return db
    .selectFrom('withdrawals')
    .select([
      'processor',
      accountId.as('accountId'),
      sql<number>`coalesce(sum(amount) filter (where status in ('pending', 'processing', 'complete')), 0)::bigint`.as('amountMinor'),
      sql<number>`coalesce(sum(unplayed) filter (where status in ('pending', 'processing', 'complete')), 0)::bigint`.as('unplayedMinor'),
      sql<Date | null>`max(settled_at) filter (where status = 'complete')`.as('paidAt'),
      sql<Date | null>`max(settled_at) filter (where status = 'reversal')`.as('failedAt'),
    ])
    .where('player_id', '=', playerId)
    .groupBy(['processor', accountId])
    .execute();
}

/** Each deposit of a player. */
export function readDeposits(db: Connection, playerId: string): Promise<Deposit[]> {
  return db
    .selectFrom('payments')
    .select(['processor', payer.as('accountId'), 'amount as amountMinor', 'played_before as playedBeforeMinor'])
    .where('player_id', '=', playerId)
    .where('status', '=', 'complete')
    .execute();
}

/**
 * What a player has staked on sports at little or no risk. Of several bets on one event only the largest is at risk, and only by as much as it
 * exceeds the others: bets on every outcome return nearly the same whatever happens. Bets that were cashed out, or whose longest odds are below
 * {@link minPlayedOdds}, are not at risk. A bet on several events belongs to the one with the longest odds, on which it depends most.
 */
export function stakedWithoutRisk(playerId: RawBuilder<unknown>) {
  return sql<number>`(
    select coalesce(sum(least(staked, 2 * (staked - largest))), 0) from (
      select sum(stake) as staked,
        coalesce(max(stake) filter (where cash_out_key is null and odds >= ${sql.lit(minPlayedOdds * oddsUnit)}), 0) as largest
      from (
        select distinct on (bets.id) bets.stake, bets.cash_out_key, legs.event_id, legs.odds
        from sports_bets as bets join sports_bet_legs as legs on legs.bet_id = bets.id
        where bets.player_id = ${playerId} and bets.state <> 'void'
        order by bets.id, legs.odds desc, legs.event_id
      ) placed
      group by event_id
    ) events
  )::bigint`;
}

/**
 * Everything that a player has staked of real money, except voided bets and bets without risk, and has withdrawn unplayed. Changes under the lock of
 * the wallet. A new bet adds at most its stake, and subtracts what it hedges of an earlier one.
 */
export function playedOf(playerId: RawBuilder<unknown>) {
  return sql<number>`(
    greatest(0, (select coalesce(sum(staked - bonus_staked), 0) from player_day_totals where player_id = ${playerId}) - ${stakedWithoutRisk(playerId)})
    + (select coalesce(sum(unplayed), 0) from withdrawals where player_id = ${playerId} and status in ('pending', 'processing', 'complete'))
  )::bigint`;
}

export async function readPlayed(db: Connection, playerId: string): Promise<number> {
  const { rows } = await sql<{ played: number }>`select ${playedOf(sql`${playerId}::uuid`)} as played`.execute(db);
  return rows[0]?.played ?? 0;
}

/** Whether a payout for which the player gave the password has arrived at a destination before. */
export async function hasBeenPaid(db: Connection, playerId: string, destination: string): Promise<boolean> {
  // Without the password, a thief could deposit by an own card and withdraw the same amount: that does not make the card a known one.
  const proven = db
    .selectFrom('withdrawals')
    .select('id')
    .where('destination', '=', destination)
    .where('player_id', '=', playerId)
    .where('status', '=', 'complete')
    .where('is_proven', '=', true);
  return (await proven.limit(1).executeTakeFirst()) !== undefined;
}

/** Also the time when the deposit was credited. */
type DatedDeposit = ReturnableDeposit & { readonly settledAt: Date };

/** The credited deposits by a processor without payout fields, latest first, with the outcome of payouts to their accounts. */
export async function readReturnableDeposits(db: Connection, playerId: string, processor: string): Promise<DatedDeposit[]> {
  const paid = db
    .selectFrom('withdrawals')
    .select([
      'source_payment_id',
      sql<number>`coalesce(sum(amount) filter (where status in ('pending', 'processing', 'complete')), 0)::bigint`.as('went'),
      sql<boolean>`coalesce(bool_or(is_proven and status = 'complete'), false)`.as('isProven'),
      sql<boolean>`coalesce(
        max(settled_at) filter (where status = 'reversal') > coalesce(max(settled_at) filter (where status = 'complete'), '-infinity'), false
      )`.as('isClosed'),
    ])
    .where('player_id', '=', playerId)
    .where('processor', '=', processor)
    .groupBy('source_payment_id');
  // Held money is credited as a payment that its provider does not know; it is added to the payment that it arrived for.
  const paymentId = sql<string>`coalesce(held_money.payment_id, payments.id)`;
  return db
    .selectFrom('payments')
    .leftJoin('held_money', 'held_money.credited_payment_id', 'payments.id')
    .leftJoin(paid.as('paid'), (join) => join.on('paid.source_payment_id', '=', paymentId))
    .select([
      paymentId.as('paymentId'),
      sql<number>`sum(payments.amount)::bigint`.as('amountMinor'),
      sql<Date>`max(payments.settled_at)`.as('settledAt'),
      sql<number>`greatest(0, sum(payments.amount) - coalesce(max(paid.went), 0))::bigint`.as('leftMinor'),
      sql<boolean>`coalesce(bool_or(paid."isProven"), false)`.as('isProven'),
      sql<boolean>`coalesce(bool_or(paid."isClosed"), false)`.as('isClosed'),
    ])
    .where('payments.player_id', '=', playerId)
    .where('payments.processor', '=', processor)
    .where('payments.status', '=', 'complete')
    .groupBy(paymentId)
    .orderBy('settledAt', 'desc')
    .orderBy('paymentId', 'desc')
    .execute();
}

/**
 * Where a payout goes back to by a processor without payout fields ({@link returnSourceOf}). A withdrawal stores it, so that no later deposit
 * redirects it. Undefined if no deposit was credited, or payouts were returned.
 */
export async function readReturnSource(db: Connection, playerId: string, processor: string, amountMinor: number): Promise<ReturnSource | undefined> {
  return returnSourceOf(await readReturnableDeposits(db, playerId, processor), amountMinor);
}

/** The deposit whose account a withdrawal goes back to, in minor units of its currency, and when it arrived. */
export async function readSourceDeposit(db: Connection, paymentId: string): Promise<{ amount: number; at: Date }> {
  return db
    .selectFrom('payments')
    .select(({ fn }) => ['amount', fn.coalesce('settled_at', 'created_at').as('at')])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
}
