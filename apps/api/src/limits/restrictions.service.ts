import { liveEventName, playerEvents, type Refusal, type SessionEvent } from '@playfront/api-contract';
import type { Connection, Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { Messages } from '../messages/messages.service.ts';
import { lockPlayer } from '../players/players.store.ts';
import type { PlayerSession, PlayerSessions } from '../players/sessions.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { recordProtection } from './limits.store.ts';
import { addHours, addMonths } from './periods.rules.ts';
import { profileOf } from './profiles.ts';
import { personKeys } from './restrictions.rules.ts';
import { insertRestriction, isExcluded, isRestricted, readBreakEnd } from './restrictions.store.ts';

export type Restrictions = {
  /** Closes play and deposits for days that the profile offers. A longer break that runs already stays. */
  takeBreak(session: PlayerSession, days: number): Promise<{ until: Date } | Refusal>;
  /** Closes the account, for months that the profile offers or for good, and ends every sign-in and socket of the player. */
  selfExclude(session: PlayerSession, months: number | null): Promise<{ until: Date | null } | Refusal>;
};

type Dependencies = { database: Database; now: () => Date; sessions: PlayerSessions; messages: Messages; live: Live };

export function createRestrictions({ database, now, sessions, messages, live }: Dependencies): Restrictions {
  return {
    async takeBreak({ playerId, country }, days) {
      if (!profileOf(country).breakDays.includes(days)) return refuse('malformed');
      return database.transaction().execute(async (trx) => {
        await lockWallet(trx, { kind: 'player', playerId });
        const at = now();
        const running = await readBreakEnd(trx, playerId, at);
        const until = addHours(at, days * 24);
        if (running && running >= until) return { until: running };
        const restriction = { player_id: playerId, kind: 'break', starts_at: at, ends_at: until } as const;
        await insertRestriction(trx, { ...restriction, ...personKeys(await lockPlayer(trx, playerId)) });
        await recordProtection(trx, { playerId, kind: 'break', madeBy: playerId, old: { until: running }, new: { until }, at });
        await messages.send(trx, playerId, { kind: 'break_started', until: until.toISOString() });
        return { until };
      });
    },

    async selfExclude({ playerId, country }, months) {
      if (months !== null && !profileOf(country).selfExclusionMonths.includes(months)) return refuse('malformed');
      const { until, ended } = await database.transaction().execute(async (trx) => {
        await lockWallet(trx, { kind: 'player', playerId });
        const at = now();
        const ends = months === null ? null : addMonths(at, months);
        const restriction = { player_id: playerId, kind: 'self_exclusion', starts_at: at, ends_at: ends } as const;
        await insertRestriction(trx, { ...restriction, ...personKeys(await lockPlayer(trx, playerId)) });
        await recordProtection(trx, { playerId, kind: 'self_exclusion', madeBy: playerId, old: {}, new: { until: ends }, at });
        return { until: ends, ended: await sessions.revokeAll(trx, playerId) };
      });
      cutSockets(live, playerId, ended, 'self_exclusion');
      return { until };
    },
  };
}

/** Tells the sockets of a player why they end, and ends them. */
export function cutSockets(
  live: Live,
  playerId: string,
  sessionIds: readonly string[],
  reason: Extract<SessionEvent, { kind: 'signed_out' }>['reason'],
): void {
  live.tellPlayer(playerId, liveEventName(playerEvents.session, playerId), { kind: 'signed_out', reason });
  for (const id of sessionIds) live.endSession(id);
}

/** What others ask about breaks and self-exclusions: the sign-in, the registration of another account, the opening of a game. */
export type RestrictionRegister = {
  isExcluded(playerId: string, db?: Connection): Promise<boolean>;
  /** Someone whose mail address, or name and birthday, belong to a self-excluded player. */
  isExcludedPerson(person: Parameters<typeof personKeys>[0]): Promise<boolean>;
  isClosed(playerId: string): Promise<boolean>;
};

export function createRestrictionRegister({ database, now }: { database: Database; now: () => Date }): RestrictionRegister {
  return {
    isExcluded: (playerId, db = database) => isExcluded(db, { playerId }, now()),
    isExcludedPerson: (person) => isExcluded(database, personKeys(person), now()),
    isClosed: (playerId) => isRestricted(database, playerId, now()),
  };
}
