import { liveEventName, playerEvents } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import type { Live, LocalSocket } from '../live/live.ts';
import type { PlayerSession, PlayerSessions } from '../sessions/sessions.service.ts';
import { isLimitExceeded, limitAt } from './limits.rules.ts';
import { recordProtection } from '../restrictions/protection-log.store.ts';
import { wirePlay } from './overview.service.ts';
import { addedPlayMs, intervalOf, realityCheckDueAt } from './play-time.rules.ts';
import { readPlayTotals, readProtectionState, type ProtectionState } from './play.store.ts';
import { profileOf } from '../jurisdiction/profiles.ts';
import { markSignedOut } from './limits.store.ts';

/**
 * Watches the players whose sockets this process holds: reports a due reality check to each socket once, and signs out players who have reached their
 * session limit. Every process watches its own sockets, so any number may run; the protection rule refuses the stakes in any case.
 */
type Dependencies = { database: Database; now: () => Date; sessions: PlayerSessions; live: Live };

export function createSessionWatch({ database, now, sessions, live }: Dependencies): { check(): Promise<void> } {
  /** The last check that was reported, by open socket. */
  let reported = new Map<string, number>();

  async function checkPlayer(session: PlayerSession, sockets: readonly LocalSocket[], at: Date): Promise<void> {
    const protection = await readProtectionState(database, session.playerId, at);
    if (protection.play && (await isTimeUp(protection, session.playerId, at))) {
      const ended = await endSignIns(session.playerId, protection.play.lastStakeAt, at);
      if (ended) live.endSessions(session.playerId, ended, 'session_limit');
      return;
    }
    const interval = intervalOf(protection.chosenIntervalMin, profileOf(protection.country));
    const dueAt = realityCheckDueAt(protection.play, protection.acknowledgedAt, interval, at)?.getTime();
    if (!protection.play || dueAt === undefined) return;
    for (const { id } of sockets) {
      if (reported.get(id) === dueAt) continue;
      reported.set(id, dueAt);
      const event = { kind: 'reality_check', session: wirePlay(protection.play, session.currency, at) };
      live.sendToSocket(id, liveEventName(playerEvents.session, session.playerId), event);
    }
  }

  async function isTimeUp({ limits, play }: ProtectionState, playerId: string, at: Date): Promise<boolean> {
    const timed = limits.map((limit) => limitAt(limit, at)).filter(({ kind, amount }) => kind === 'session' && amount !== null);
    if (timed.length === 0) return false;
    const totals = await readPlayTotals(database, playerId, at);
    const running = addedPlayMs(play, at);
    return timed.some(
      ({ period, amount }) =>
        amount !== null && isLimitExceeded('session', amount, { ...totals[period], playMs: totals[period].playMs + running }, 0),
    );
  }

  /** Once per play session that reached the limit: a player who logs in again, for example to withdraw, stays signed in. */
  function endSignIns(playerId: string, lastStakeAt: Date, at: Date): Promise<string[] | undefined> {
    return database.transaction().execute(async (trx) => {
      if (!(await markSignedOut(trx, playerId, lastStakeAt, at))) return undefined;
      await recordProtection(trx, { playerId, kind: 'session_limit_sign_out', madeBy: null, old: {}, new: { at }, at });
      return sessions.revokeAll(trx, playerId);
    });
  }

  return {
    async check() {
      const sockets = live.localSockets();
      const ids = new Set(sockets.map(({ id }) => id));
      reported = new Map([...reported].filter(([id]) => ids.has(id)));
      const at = now();
      for (const [session, own] of byPlayer(sockets)) await checkPlayer(session, own, at);
    },
  };
}

function byPlayer(sockets: readonly LocalSocket[]): [PlayerSession, LocalSocket[]][] {
  const players = new Map<string, [PlayerSession, LocalSocket[]]>();
  for (const socket of sockets) {
    const known = players.get(socket.session.playerId);
    if (known) known[1].push(socket);
    else players.set(socket.session.playerId, [socket.session, [socket]]);
  }
  return [...players.values()];
}
