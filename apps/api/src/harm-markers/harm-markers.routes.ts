import { isUuid, type Refusal, type ValidRequestOf, type WireResponseOf } from '@playfront/api-contract';
import { adminGetHarmMarkers, adminGetHarmQueue, adminHandleHarmMarkers } from '@playfront/api-contract/staff';
import { money, toWire } from '@playfront/money';
import type { Database } from '../database/database.ts';
import type { AuditEntry } from '../http/call-logs.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { pageRange } from '../http/page-range.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { findPlayer } from '../players/players.store.ts';
import { daysOf } from './harm-markers.rules.ts';
import { handleMarkers, lockMarkers, readMarkers, readQueue, type HarmMarkerRow } from './harm-markers.store.ts';

/** Markers of harm, for officers of player protection only: no call of the site returns them. */
export function registerHarmMarkers(calls: CallRegistry, { database, now }: { database: Database; now: () => Date }): void {
  calls.admin(adminGetHarmQueue, async ({ body }) => {
    const { rows, total } = await readQueue(database, { kind: body.kind, ...pageRange(body) });
    const players = rows.map(({ last_at, ...player }) => ({ ...player, last_date: last_at.toISOString() }));
    return { status: 1, players, total };
  });

  calls.admin(adminGetHarmMarkers, async ({ body }) => {
    const player = isUuid(body.player_id) ? await findPlayer(database, body.player_id) : undefined;
    if (!player) return refuse('not_found');
    const { rows, total } = await readMarkers(database, player.id, pageRange(body));
    return { status: 1, username: player.username, markers: rows.map(wireMarker), total };
  });

  calls.admin(adminHandleHarmMarkers, async ({ body, session, audit }) => {
    const handled = await handle(session.playerId, body, audit);
    return isRefusal(handled) ? handled : { status: 1, markers: handled.map(wireMarker) };
  });

  async function handle(
    officerId: string,
    { player_id: givenId, ids: given, action, reason }: ValidRequestOf<typeof adminHandleHarmMarkers>,
    audit: AuditEntry,
  ): Promise<HarmMarkerRow[] | Refusal> {
    // Ids are compared and audited in one spelling.
    const playerId = givenId.toLowerCase();
    const ids = [...new Set(given.map((id) => id.toLowerCase()))];
    if (!isUuid(playerId) || !ids.every(isUuid)) return refuse('not_found');
    // Officers cannot handle their own markers.
    if (playerId === officerId) return refuse('forbidden');
    return database.transaction().execute(async (trx): Promise<HarmMarkerRow[] | Refusal> => {
      const before = await lockMarkers(trx, playerId, ids);
      if (before.length < ids.length) return refuse('not_found');
      if (before.every((marker) => marker.handled_by === officerId && marker.action === action && marker.reason === reason)) return before;
      if (before.some(({ handled_at }) => handled_at !== null)) return refuse('conflict');
      const handled = await handleMarkers(trx, playerId, ids, { action, reason, handled_by: officerId, handled_at: now() });
      const markers = handled.map(({ id, kind, day, count, amount }) => ({ id, kind, day, count, amount }));
      await audit.record(trx, { target: { kind: 'player', id: playerId }, reason, after: { action, markers } });
      return handled;
    });
  }
}

function wireMarker(row: HarmMarkerRow): WireResponseOf<typeof adminGetHarmMarkers>['markers'][number] {
  const { id, kind, occurred_at, count, currency, amount, action, reason, officer, handled_at } = row;
  return {
    ...{ id, kind, count, currency, days: daysOf(kind) },
    date: occurred_at.toISOString(),
    amount: amount === null ? null : toWire(money(amount, currency)),
    handled: action && handled_at ? { action, reason: reason ?? '', officer: officer ?? '', date: handled_at.toISOString() } : null,
  };
}
