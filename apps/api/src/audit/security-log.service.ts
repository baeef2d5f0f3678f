import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { callerOf, type SecurityKind } from '@playfront/api-contract';
import { isStaff } from '@playfront/api-contract/staff';
import type { Database } from '../database/database.ts';
import type { CallObserver, LoggedCall } from '../http/call-logs.ts';
import type { Metrics } from '../http/metrics.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import { findPlayersToLogIn, loginKey } from '../players/players.store.ts';
import { namedUser, securityKindOf } from './security-events.rules.ts';
import { deleteOldSecurityRows, insertSecurityRows, readScopes, type SecurityRow } from './security-log.store.ts';

export type SecurityLog = CallObserver & {
  /** Logs an event that cannot be recognised by a call's path and error. */
  note(kind: SecurityKind, call: LoggedCall): void;
  /** Writes the logged events to the database. */
  flush(): Promise<void>;
  readonly jobs: readonly Job[];
};

type LoggedEvent = {
  kind: SecurityKind;
  call: string;
  ip: string;
  playerId: string | undefined;
  nameKey: string | undefined;
  at: Date;
  lastAt: Date;
  count: number;
};

const flushEveryMs = 5_000;
const minuteMs = 60_000;
/**
 * Maximum rows of one kind per minute. Events beyond it are dropped and counted in `security_events_dropped_total`, so that a flood of one
 * kind displaces no other. The log grows by 2,000,000 rows a day at most.
 */
export const maxRowsAMinute = 120;
/** Required by the contract. */
const retentionDays = 90;
const pruneEveryMs = 60 * minuteMs;
const pruneBatch = 5_000;

type Dependencies = { database: Database; now: () => Date; metrics: Metrics; log: FastifyBaseLogger };

export function createSecurityLog({ database, now, metrics, log }: Dependencies): SecurityLog {
  /** Unknown usernames are stored as a hash with a key that exists only as long as the process: some are passwords typed into the wrong field. */
  const nameKeySecret = randomBytes(32);
  const hashOf = (nameKey: string) => createHmac('sha256', nameKeySecret).update(nameKey).digest('base64url').slice(0, 22);
  let waiting = new Map<string, LoggedEvent>();
  let minute = 0;
  let rowsOfKind = new Map<SecurityKind, number>();

  function canAdd(kind: SecurityKind, at: Date): boolean {
    const current = Math.floor(at.getTime() / minuteMs);
    if (current !== minute) {
      minute = current;
      rowsOfKind = new Map();
    }
    const rows = rowsOfKind.get(kind) ?? 0;
    if (rows >= maxRowsAMinute) return false;
    rowsOfKind.set(kind, rows + 1);
    return true;
  }

  function note(kind: SecurityKind, { path, ip, playerId, body }: LoggedCall): void {
    const name = playerId === undefined ? namedUser(body) : undefined;
    const nameKey = name === undefined ? undefined : loginKey(name);
    const caller = callerOf(ip);
    const at = now();
    const same = [kind, path, caller, playerId ?? '', nameKey ?? ''].join('\n');
    const earlier = waiting.get(same);
    if (earlier) {
      earlier.count += 1;
      earlier.lastAt = at;
    } else if (canAdd(kind, at)) {
      waiting.set(same, { kind, call: path, ip: caller, playerId, nameKey, at, lastAt: at, count: 1 });
    } else {
      metrics.count('security_events_dropped_total', kind);
    }
  }

  async function flush(): Promise<void> {
    const events = [...waiting.values()];
    waiting = new Map();
    if (events.length === 0) return;
    const keys = new Set(events.flatMap(({ nameKey }) => nameKey ?? []));
    const players = await findPlayersToLogIn(database, [...keys]);
    const signedIn = new Set(events.flatMap(({ kind, playerId }) => (kind === 'staff_login' && playerId !== undefined ? [playerId] : [])));
    const scopes = new Map((await readScopes(database, [...signedIn])).map(({ id, scope }) => [id, scope]));
    const rows = events.flatMap(({ kind, call, ip, playerId, nameKey, at, lastAt, count }): SecurityRow[] => {
      const named = nameKey === undefined ? undefined : players.get(nameKey);
      const held = playerId === undefined ? named?.scope : scopes.get(playerId);
      if (kind === 'staff_login' && !(held && isStaff(held))) return [];
      const player = playerId ?? named?.id ?? null;
      return [
        {
          kind,
          call,
          ip,
          count,
          at,
          last_at: lastAt,
          player_id: player,
          name_hash: player === null && nameKey !== undefined ? hashOf(nameKey) : null,
        },
      ];
    });
    await insertSecurityRows(database, rows);
  }

  async function prune(): Promise<void> {
    const before = new Date(now().getTime() - retentionDays * 24 * 60 * minuteMs);
    while ((await deleteOldSecurityRows(database, before, pruneBatch)) === pruneBatch);
  }

  return {
    observe(call) {
      const kind = securityKindOf(call.path, call.error);
      if (kind) note(kind, call);
    },
    note,
    flush,
    jobs: [
      repeat({ name: 'security log', everyMs: flushEveryMs, run: flush, log }),
      repeat({ name: 'security log pruning', everyMs: pruneEveryMs, run: prune, log }),
    ],
  };
}
