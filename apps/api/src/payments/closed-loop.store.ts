import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { MoneyFlow } from './closed-loop.rules.ts';

/** Deposits and payouts by method and card. */
export async function readMoneyFlows(db: Connection, playerId: string): Promise<MoneyFlow[]> {
  const { rows } = await sql<MoneyFlow>`
    select processor, card_id as "cardId", sum(came)::bigint as "inMinor", sum(went)::bigint as "outMinor",
      coalesce(max(returned_at) > coalesce(max(worked_at), '-infinity'), false) as "isClosed"
    from (
      select processor, instrument_id::text as card_id, amount as came, 0 as went, settled_at as worked_at, null::timestamptz as returned_at
      from payments where player_id = ${playerId} and status = 'complete'
      union all
      select processor, details->>'saved_card', 0, case when status in ('pending', 'processing', 'complete') then amount else 0 end,
        case when status = 'complete' then settled_at end, case when status = 'reversal' then settled_at end
      from withdrawals where player_id = ${playerId}
    ) moved
    group by processor, card_id`.execute(db);
  return rows;
}

/** Whether a payout that was confirmed with the password has arrived at a destination before. */
export async function hasBeenPaid(db: Connection, playerId: string, destination: string): Promise<boolean> {
  // Payouts without the password do not count: a thief can deposit with their own card and withdraw the same amount to it.
  const proven = db
    .selectFrom('withdrawals')
    .select('id')
    .where('destination', '=', destination)
    .where('player_id', '=', playerId)
    .where('status', '=', 'complete')
    .where('is_proven', '=', true);
  return (await proven.limit(1).executeTakeFirst()) !== undefined;
}

/** The deposit whose account a payout goes to. `isTrusted`: it may go there without the password. */
export type ReturnSource = { readonly paymentId: string; readonly isTrusted: boolean };

/**
 * The deposit whose account receives a payout by a processor without payout fields. In order of preference: the latest deposit that covers the
 * amount; one whose account has received a payout with the password; the largest one, because a thief would have to deposit more than the player ever
 * did. Accounts that returned their last payout are the last choice. Undefined if no deposit was credited.
 */
export async function readReturnSource(db: Connection, playerId: string, processor: string, amountMinor: number): Promise<ReturnSource | undefined> {
  // Held money is credited by a separate payment, which the provider does not know; it counts for the payment that it arrived for.
  const { rows } = await sql<ReturnSource>`
    select "paymentId", is_part or is_proven as "isTrusted" from (
      select deposits.id as "paymentId", deposits.amount, deposits.settled_at,
        deposits.amount - coalesce(paid.went, 0) >= ${amountMinor} as is_part,
        coalesce(paid.is_proven, false) as is_proven, coalesce(paid.is_closed, false) as is_closed
      from (
        select coalesce(held_money.payment_id, payments.id) as id, sum(payments.amount) as amount, max(payments.settled_at) as settled_at
        from payments left join held_money on held_money.credited_payment_id = payments.id
        where payments.player_id = ${playerId} and payments.processor = ${processor} and payments.status = 'complete'
        group by 1
      ) deposits
      left join lateral (
        select sum(amount) filter (where status in ('pending', 'processing', 'complete')) as went,
          bool_or(is_proven and status = 'complete') as is_proven,
          max(settled_at) filter (where status = 'reversal')
            > coalesce(max(settled_at) filter (where status = 'complete'), '-infinity') as is_closed
        from withdrawals where source_payment_id = deposits.id
      ) paid on true
    ) sources
    order by is_closed, is_part desc, case when is_part then settled_at end desc, is_proven desc, amount desc, "paymentId"
    limit 1`.execute(db);
  return rows[0];
}

/** Amount and time of the deposit whose account receives a withdrawal, in minor units of its currency. */
export async function readSourceDeposit(db: Connection, paymentId: string): Promise<{ amount: number; at: Date }> {
  return db
    .selectFrom('payments')
    .select(({ fn }) => ['amount', fn.coalesce('settled_at', 'created_at').as('at')])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
}
