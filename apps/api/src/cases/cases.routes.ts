import { isUuid } from '@playfront/api-contract';
import { adminDecideCase, adminGetCases } from '@playfront/api-contract/staff';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { pageRange } from '../http/page-range.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { Processors } from '../payments/processors.service.ts';
import { kindsFor, type CaseDecisions } from './cases.service.ts';
import { readCases } from './cases.store.ts';
import { wireCase } from './cases.wire.ts';

type Dependencies = { database: Database; now: () => Date; processors: Processors; decisions: CaseDecisions };

/** Cases that wait for an officer: held money, contradictory reports of providers, matches of excluded persons and excluded balances. */
export function registerCases(calls: CallRegistry, { database, now, processors, decisions }: Dependencies): void {
  calls.admin(adminGetCases, async ({ body, session }) => {
    const { kind, state, player_id: playerId } = body;
    const allowed = kindsFor(session.scope);
    if (kind && !allowed.includes(kind)) return refuse('forbidden');
    if (playerId !== undefined && !isUuid(playerId)) return { status: 1, cases: [], total: 0 };
    const filter = { kinds: kind ? [kind] : allowed, state, playerId };
    const { rows, total } = await readCases(database, filter, now(), pageRange(body));
    return { status: 1, cases: rows.map((row) => wireCase(row, processors)), total };
  });

  calls.admin(adminDecideCase, async ({ body, session, audit }) => {
    const decided = await decisions.decide(session, body, audit);
    return isRefusal(decided) ? decided : { status: 1, case: wireCase(decided, processors) };
  });
}
