import {
  frontCancelEmailChange,
  frontEndOtherSessions,
  frontEndPlayerSession,
  frontGetPlayerProfile,
  frontGetPlayerSessions,
  frontResendActivation,
  frontResendEmailChange,
  frontUpdatePlayerPassword,
  frontUpdateProfile,
  isUuid,
} from '@playfront/api-contract';
import { adminSetPlayerStatus } from '@playfront/api-contract/staff';
import { hasEmailConsent } from '../consents/consents.store.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { Geo } from '../geo/geo.ts';
import type { Live } from '../live/live.ts';
import type { Activation } from './activation.service.ts';
import type { EmailChanges } from './email-change.service.ts';
import type { Passwords } from './password.service.ts';
import type { PlayerStatuses } from './player-status.service.ts';
import { readPlayer } from '../players/players.store.ts';
import type { Profiles } from './profile.service.ts';
import type { PlayerSessions } from '../sessions/sessions.service.ts';
import { wireProfile } from './wire-player.ts';
import { wireSession } from './wire-session.ts';

type Dependencies = {
  database: Database;
  now: () => Date;
  geo: Geo;
  sessions: PlayerSessions;
  profiles: Profiles;
  passwords: Passwords;
  activation: Activation;
  emailChanges: EmailChanges;
  statuses: PlayerStatuses;
  live: Live;
};

/** Calls for signed-in players about their own account, and for admins about any account. */
export function registerAccount(
  calls: CallRegistry,
  { database, now, geo, sessions, profiles, passwords, activation, emailChanges, statuses, live }: Dependencies,
): void {
  calls.player(frontGetPlayerProfile, async ({ session: { playerId } }) => {
    const [player, isNewsletterGiven] = await Promise.all([readPlayer(database, playerId), hasEmailConsent(database, playerId)]);
    return { status: 1, player: wireProfile(player, isNewsletterGiven) };
  });

  calls.player(frontUpdateProfile, async ({ body, session, request }) => (await profiles.update(session, body, request.ip)) ?? { status: 1 });

  calls.player(
    frontUpdatePlayerPassword,
    async ({ body, session }) => (await passwords.change(session, body.old_password, body.password)) ?? { status: 1 },
  );

  calls.player(frontResendActivation, ({ session }) => activation.resend(session.playerId));

  calls.player(frontResendEmailChange, async ({ session, request }) => (await emailChanges.resend(session.playerId, request.ip)) ?? { status: 1 });

  calls.player(frontCancelEmailChange, async ({ session }) => {
    await emailChanges.cancel(session.playerId);
    return { status: 1 };
  });

  calls.player(frontGetPlayerSessions, async ({ session }) => ({
    status: 1,
    sessions: (await sessions.list(session.playerId)).map((open) => wireSession(open, { currentId: session.id, geo, now: now() })),
  }));

  calls.player(frontEndOtherSessions, async ({ session }) => {
    const ended = await sessions.revokeAll(database, session.playerId, session.id);
    live.endSessions(session.playerId, ended, 'ended');
    return { status: 1 };
  });

  calls.player(frontEndPlayerSession, async ({ body, session }) => {
    if (!isUuid(body.id) || !(await sessions.revokeOf(session.playerId, body.id))) return refuse('not_found');
    live.endSessions(session.playerId, [body.id], 'ended');
    return { status: 1 };
  });

  calls.admin(adminSetPlayerStatus, async ({ body, session, audit }) => (await statuses.set(session, body, audit)) ?? { status: 1 });
}
