import { type WireAnswerOf } from '@playfront/api-contract';
import { adminGetHeldMoney, adminResolveHeldMoney } from '@playfront/api-contract/staff';
import { money, toWire } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { isRefusal } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { HeldMoney } from './held-money.service.ts';
import { readHeldMoney, type ListedHeldMoney } from './held-money.store.ts';
import type { Processors } from './processors.service.ts';

type Dependencies = { database: Database; processors: Processors; heldMoney: HeldMoney };

/** Held money, for the back office. */
export function registerHeldMoney(calls: CallRegistry, { database, processors, heldMoney }: Dependencies): void {
  calls.admin(adminGetHeldMoney, async ({ body }) => {
    const { rows, total } = await readHeldMoney(database, {
      state: body.state,
      offset: (body.page - 1) * body.page_size,
      limit: body.page_size,
    });
    return { status: 1, held: rows.map((row) => wireHeldMoney(row, processors)), total };
  });

  calls.admin(adminResolveHeldMoney, async ({ body, session, audit }) => {
    const resolved = await heldMoney.resolve(session.playerId, body, audit);
    return isRefusal(resolved) ? resolved : { status: 1, held: wireHeldMoney(resolved, processors) };
  });
}

function wireHeldMoney(row: ListedHeldMoney, processors: Processors): WireAnswerOf<typeof adminGetHeldMoney>['held'][number] {
  const { id, payment_id, player_id, username, currency, processor, reason, resolution, resolved_by, version } = row;
  const wire = (minor: number) => toWire(money(minor, currency));
  return {
    ...{ id, payment_id, player_id, username, currency, processor, reason, resolution, resolved_by, version },
    date: row.created_at.toISOString(),
    amount: wire(row.amount),
    fee: wire(row.fee),
    provider: processors.nameOf(processor),
    resolved_at: row.resolved_at?.toISOString() ?? null,
  };
}
