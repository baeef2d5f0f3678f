import { callerOf, isUuid } from '@playfront/api-contract';
import { adminGetAuditLog, adminGetSecurityLog } from '@playfront/api-contract/staff';
import type { Database } from '../database/database.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { readAuditRows } from './audit.store.ts';
import type { SecurityLog } from './security-log.service.ts';
import { readSecurityRows } from './security-log.store.ts';

/** The calls for both logs. */
export function registerAudit(calls: CallRegistry, { database, security }: { database: Database; security: SecurityLog }): void {
  calls.audit(adminGetAuditLog, async ({ body: { actor, ...filter } }) => {
    const by = actor === undefined ? undefined : isUuid(actor) ? { id: actor } : { name: actor };
    const { rows, total } = await readAuditRows(database, { ...filter, actor: by }, filter);
    return {
      status: 1,
      entries: rows.map(({ id, at, actor_id, actor_name, target_kind, target_id, player, before, after, request, ip, call, outcome, reason }) => ({
        ...{ id, date: at.toISOString(), actor: actor_id === null ? null : { id: actor_id, username: actor_name }, ip, call, outcome, reason },
        target: target_kind === null || target_id === null ? null : { kind: target_kind, id: target_id, player },
        request: recordOf(request),
        before: recordOf(before),
        after: recordOf(after),
      })),
      total,
    };
  });

  calls.audit(adminGetSecurityLog, async ({ body }) => {
    if (body.player !== undefined && !isUuid(body.player)) return { status: 1, entries: [], total: 0 };
    // Writes the events that this process has buffered, so that they are included.
    await security.flush();
    const { rows, total } = await readSecurityRows(database, { ...body, ip: body.ip === undefined ? undefined : callerOf(body.ip) }, body);
    return {
      status: 1,
      entries: rows.map(({ id, at, last_at, kind, call, ip, player_id, username, name_hash, count }) => ({
        ...{ id, date: at.toISOString(), last_date: last_at.toISOString(), kind, call, ip, name_hash, count },
        player: player_id === null ? null : { id: player_id, username: username ?? '' },
      })),
      total,
    };
  });
}

function recordOf(json: object | null): Record<string, unknown> | null {
  return json === null ? null : { ...json };
}
