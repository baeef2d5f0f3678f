import type { Refusal } from '@playfront/api-contract';
import type { Connection, Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { PlayerSession } from '../players/sessions.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { Exclusions } from './exclusions.service.ts';
import { recordProtection } from './limits.store.ts';
import { addHours, addMonths } from './periods.rules.ts';
import { profileOf } from './profiles.ts';
import { findClosure, findExclusion, insertRestriction, readBreakEnd } from './restrictions.store.ts';

export type Restrictions = {
  /** Closes play and deposits for days that the profile offers. A longer break that runs already stays. */
  takeBreak(session: PlayerSession, days: number): Promise<{ until: Date } | Refusal>;
  /**
   * Closes the account, for months that the profile offers or for good, ends every sign-in and socket of the player, and holds or closes the
   * person's other accounts.
   */
  selfExclude(session: PlayerSession, months: number | null): Promise<{ until: Date | null } | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  exclusions: Exclusions;
  persons: Pick<Persons, 'spread' | 'exclude'>;
  messages: Messages;
  live: Live;
};

export function createRestrictions({ database, now, exclusions, persons, messages, live }: Dependencies): Restrictions {
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
        await insertRestriction(trx, restriction);
        await recordProtection(trx, { playerId, kind: 'break', madeBy: playerId, old: { until: running }, new: { until }, at });
        await messages.send(trx, playerId, { kind: 'break_started', until: until.toISOString() });
        return { until };
      });
    },

    async selfExclude({ playerId, country }, months) {
      if (months !== null && !profileOf(country).selfExclusionMonths.includes(months)) return refuse('malformed');
      const { until, ended, proven } = await database.transaction().execute(async (trx) => {
        const at = now();
        const ends = months === null ? null : addMonths(at, months);
        const revoked = await exclusions.exclude(trx, { playerId, until: ends, madeBy: playerId, at });
        return { until: ends, ended: revoked ?? [], proven: await persons.spread(trx, playerId) };
      });
      live.endSessions(playerId, ended, 'self_exclusion');
      await persons.exclude(proven);
      return { until };
    },
  };
}

/** What others ask about breaks and self-exclusions: the sign-in, the opening of a game. */
export type RestrictionRegister = {
  isExcluded(playerId: string, db?: Connection): Promise<boolean>;
  /** Why the account may not play. */
  closure(playerId: string): ReturnType<typeof findClosure>;
};

export function createRestrictionRegister({ database, now }: { database: Database; now: () => Date }): RestrictionRegister {
  return {
    isExcluded: async (playerId, db = database) => (await findExclusion(db, playerId, now())) !== undefined,
    closure: (playerId) => findClosure(database, playerId, now()),
  };
}
