import { isUuid, type WireResponseOf } from '@playfront/api-contract';
import {
  adminEndPlayerSessions,
  adminFindRecord,
  adminGetPlayer,
  adminGetPlayerBets,
  adminGetPlayerLedger,
  adminGetPlayers,
  adminGetQueueCounts,
  adminSendPlayerMessage,
  maxFoundPlayers,
} from '@playfront/api-contract/staff';
import { money, toWire } from '@playfront/money';
import type { BetList } from '../bet-list/bet-list.service.ts';
import { kindsFor } from '../cases/cases.service.ts';
import { countCases } from '../cases/cases.store.ts';
import type { Database } from '../database/database.ts';
import { deviceOf } from '../devices/device.rules.ts';
import { refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { ProtectionOverview } from '../limits/overview.service.ts';
import type { Live } from '../live/live.ts';
import type { Messages } from '../messages/messages.service.ts';
import { findPlayer } from '../players/players.store.ts';
import { lockOutRefusal } from '../players/staff-accounts.ts';
import type { OpenSession, PlayerSessions } from '../sessions/sessions.service.ts';
import { wireBalances } from '../wallet/balance.service.ts';
import { countQueues, findRecord, readLedger, readStaffPlayer, searchPlayers, type FoundPlayer } from './staff-players.store.ts';

type Dependencies = {
  database: Database;
  now: () => Date;
  sessions: PlayerSessions;
  live: Live;
  messages: Messages;
  overview: ProtectionOverview;
  bets: BetList;
};

const ledgerPageSize = 50;

/** The calls of the back office about players. */
export function registerStaffPlayers(calls: CallRegistry, { database, now, sessions, live, messages, overview, bets }: Dependencies): void {
  calls.admin(adminGetQueueCounts, async ({ session }) => {
    const filter = { kinds: kindsFor(session.scope), state: 'open' } as const;
    const [counts, cases] = await Promise.all([countQueues(database), countCases(database, filter, now())]);
    return { status: 1, ...counts, cases };
  });

  calls.admin(adminGetPlayers, async ({ body }) => {
    const { search, status, kyc_status: kycStatus, country, page, page_size: limit } = body;
    const filter = { search, status, kycStatus, country, at: now(), offset: (page - 1) * limit, limit, maxCount: maxFoundPlayers };
    const { rows, total } = await searchPlayers(database, filter);
    return { status: 1, players: rows.map(wireFound), total };
  });

  calls.admin(adminFindRecord, async ({ body: { id } }) => {
    const found = isUuid(id) ? await findRecord(database, id) : undefined;
    if (!found) return refuse('not_found');
    const { kind, state, player_id: playerId, username } = found;
    return { status: 1, record: { kind, id: found.id, state, player: { id: playerId, username } } };
  });

  calls.admin(adminGetPlayer, async ({ body: { id } }) => {
    const at = now();
    const player = isUuid(id) ? await readStaffPlayer(database, id, at) : undefined;
    if (!player) return refuse('not_found');
    const { country, currency } = player;
    const [open, limits] = await Promise.all([sessions.list(id), overview.read({ playerId: id, country, currency })]);
    return {
      status: 1,
      player: wirePlayer(player),
      sessions: open.map(wireSession),
      limits: limits.limits,
      play_session: limits.session,
    };
  });

  calls.admin(adminGetPlayerLedger, async ({ body: { id, before } }) => {
    if (!isUuid(id) || !(await findPlayer(database, id))) return refuse('not_found');
    const cursor = before !== undefined && /^\d{1,15}$/.test(before) ? Number(before) : undefined;
    const entries = await readLedger(database, id, cursor, ledgerPageSize);
    return {
      status: 1,
      entries: entries.map(({ id: entryId, at, kind, reference, currency, real, bonus, locked, real_after }) => {
        const wire = (minor: number) => toWire(money(minor, currency));
        return {
          ...{ id: entryId, date: at.toISOString(), kind, reference, currency, real: wire(real), bonus: wire(bonus), locked: wire(locked) },
          real_after: real_after === null ? null : wire(real_after),
        };
      }),
      next: entries.length === ledgerPageSize ? String(entries.at(-1)?.first_posting) : null,
    };
  });

  calls.admin(adminGetPlayerBets, async ({ body: { id, ...filter } }) => {
    const player = isUuid(id) ? await findPlayer(database, id) : undefined;
    return player ? bets.list({ playerId: player.id, currency: player.currency }, filter) : refuse('not_found');
  });

  calls.admin(adminEndPlayerSessions, async ({ body: { id, reason }, session, audit }) => {
    const refusal = await lockOutRefusal(database, session, id);
    if (refusal) return refusal;
    const ended = await database.transaction().execute(async (trx) => {
      const revoked = await sessions.revokeAll(trx, id);
      await audit.record(trx, { target: { kind: 'player', id }, reason, after: { ended_sessions: revoked.length } });
      return revoked;
    });
    live.endSessions(id, ended, 'ended');
    return { status: 1, ended: ended.length };
  });

  calls.admin(adminSendPlayerMessage, async ({ body: { id, title, text }, audit }) => {
    if (!isUuid(id) || !(await findPlayer(database, id))) return refuse('not_found');
    await database.transaction().execute(async (trx) => {
      await messages.send(trx, id, { kind: 'notice', title, text });
      await audit.record(trx, { target: { kind: 'player', id }, reason: title, after: { title, text } });
    });
    return { status: 1 };
  });
}

function wireSession(session: OpenSession): WireResponseOf<typeof adminGetPlayer>['sessions'][number] {
  const { id, ip, user_agent, created_at, last_seen_at, expires_at } = session;
  const { browser, system } = deviceOf(user_agent);
  const times = { created_at: created_at.toISOString(), last_seen_at: last_seen_at.toISOString(), expires_at: expires_at.toISOString() };
  return { id, ip, user_agent, browser, system, ...times };
}

type WireFound = WireResponseOf<typeof adminGetPlayers>['players'][number];

function wireFound({ created_at, status, is_excluded, is_on_break, is_closed, real, bonus, locked, ...player }: FoundPlayer): WireFound {
  const { id, username, first_name, last_name, country, kyc_status, currency } = player;
  const state = status === 'blocked' ? 'blocked' : is_excluded ? 'excluded' : is_closed ? 'closed' : is_on_break ? 'on_break' : 'active';
  return {
    ...{ id, username, first_name, last_name, country, kyc_status, currency, state },
    registered_at: created_at.toISOString(),
    ...wireBalances({ real, bonus, locked, version: 0 }, currency),
  };
}

function wirePlayer(player: NonNullable<Awaited<ReturnType<typeof readStaffPlayer>>>): WireResponseOf<typeof adminGetPlayer>['player'] {
  const { email, phone_number, birthday, city, address, postal_code, language, activated, scope, currency } = player;
  const { open_bets, open_games, pending_withdrawals, processing_withdrawals } = player;
  const wire = (minor: number) => toWire(money(minor, currency));
  return {
    ...wireFound(player),
    ...{ email, phone_number, birthday, city, address, postal_code, language, activated, scope },
    ...{ open_bets, open_games, pending_withdrawals, processing_withdrawals },
    restricted_until: player.restricted_until?.toISOString() ?? null,
    ...{ deposited: wire(player.deposited), paid_out: wire(player.paid_out), staked: wire(player.staked), won: wire(player.won) },
    open_bets_stake: wire(player.open_bets_stake),
    pending_withdrawals_amount: wire(player.pending_withdrawals_amount),
    processing_withdrawals_amount: wire(player.processing_withdrawals_amount),
  };
}
