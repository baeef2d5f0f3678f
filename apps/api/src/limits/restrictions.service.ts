import { liveEventName, playerEvents, type Refusal } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { Live } from '../live/live.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { Exclusions } from '../persons/exclusions.service.ts';
import { recordProtection } from '../restrictions/protection-log.store.ts';
import { addMonths, breakEndOf } from './periods.rules.ts';
import { profileOf } from '../jurisdiction/profiles.ts';
import { insertRestriction, readBreakEnd } from '../restrictions/restrictions.store.ts';

export type Restrictions = {
  /**
   * Starts a break of play and deposits, for a number of days that the profile offers, on all accounts that certainly are the person's. A longer break
   * that is already running stays.
   */
  takeBreak(session: PlayerSession, days: number): Promise<{ until: Date } | Refusal>;
  /**
   * Closes the account, for months that the profile offers or for good, ends every session and socket of the player, and holds or closes the person's
   * other accounts.
   */
  selfExclude(session: PlayerSession, months: number | null): Promise<{ until: Date | null } | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  exclusions: Exclusions;
  persons: Pick<Persons, 'reviewOthers' | 'exclude' | 'shareBreak'>;
  messages: Messages;
  live: Live;
};

export function createRestrictions({ database, now, exclusions, persons, messages, live }: Dependencies): Restrictions {
  return {
    async takeBreak({ playerId, country }, days) {
      if (!profileOf(country).breakDays.includes(days)) return refuse('malformed');
      const taken = await database.transaction().execute(async (trx) => {
        await lockWallet(trx, { kind: 'player', playerId });
        const at = now();
        const running = await readBreakEnd(trx, playerId, at);
        const until = breakEndOf(days, at);
        if (running && running >= until) return { until: running };
        const restriction = { player_id: playerId, kind: 'break', starts_at: at, ends_at: until } as const;
        await insertRestriction(trx, restriction);
        await persons.shareBreak(trx, playerId);
        await recordProtection(trx, { playerId, kind: 'break', madeBy: playerId, old: { until: running }, new: { until }, at });
        await messages.send(trx, playerId, { kind: 'break_started', until: until.toISOString() });
        return { until };
      });
      // A game that is open on another device stops after its round.
      live.sendToPlayer(playerId, liveEventName(playerEvents.session, playerId), { kind: 'break', until: taken.until.toISOString() });
      return taken;
    },

    async selfExclude({ playerId, country }, months) {
      if (months !== null && !profileOf(country).selfExclusionMonths.includes(months)) return refuse('malformed');
      const { until, excluded, proven } = await database.transaction().execute(async (trx) => {
        const at = now();
        const ends = months === null ? null : addMonths(at, months);
        const made = await exclusions.exclude(trx, { playerId, until: ends, madeBy: playerId, at });
        return { until: ends, excluded: made, proven: await persons.reviewOthers(trx, playerId) };
      });
      if (excluded) live.endSessions(playerId, excluded.sessions, 'self_exclusion', { exclusion: excluded.notice });
      await persons.exclude(proven);
      return { until };
    },
  };
}
