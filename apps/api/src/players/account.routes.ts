import {
  adminSetPlayerStatus,
  frontCancelEmailChange,
  frontEndPlayerSession,
  frontGetPlayerProfile,
  frontGetPlayerSessions,
  frontResendActivation,
  frontResendEmailChange,
  frontUpdatePlayerPassword,
  frontUpdateProfile,
} from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { isUuid } from '../http/uuid.ts';
import type { Live } from '../live/live.ts';
import type { Activation } from './activation.service.ts';
import type { EmailChanges } from './email-change.service.ts';
import type { Passwords } from './password.service.ts';
import type { PlayerStatuses } from './player-status.service.ts';
import { readPlayer } from './players.store.ts';
import type { Profiles } from './profile.service.ts';
import type { PlayerSessions } from './sessions.service.ts';
import { wireProfile } from './wire-player.ts';

type Dependencies = {
  database: Database;
  sessions: PlayerSessions;
  profiles: Profiles;
  passwords: Passwords;
  activation: Activation;
  emailChanges: EmailChanges;
  statuses: PlayerStatuses;
  live: Live;
};

/** What signed-in players do with their own account, and admins with anybody's. */
export function registerAccount(
  calls: CallRegistry,
  { database, sessions, profiles, passwords, activation, emailChanges, statuses, live }: Dependencies,
): void {
  calls.player(frontGetPlayerProfile, async ({ session }) => ({ status: 1, player: wireProfile(await readPlayer(database, session.playerId)) }));

  calls.player(
    frontUpdateProfile,
    async ({ body, session, request }) => (await profiles.update(session.playerId, body, request.ip)) ?? { status: 1 },
  );

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
    sessions: (await sessions.list(session.playerId)).map(({ created_at, expires_at, ...signIn }) => ({
      ...signIn,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
      is_current: signIn.id === session.id,
    })),
  }));

  calls.player(frontEndPlayerSession, async ({ body, session }) => {
    if (!isUuid(body.id) || !(await sessions.revokeOf(session.playerId, body.id))) return refuse('not_found');
    live.endSessions(session.playerId, [body.id], 'ended');
    return { status: 1 };
  });

  calls.admin(adminSetPlayerStatus, async ({ body, session, audit }) => (await statuses.set(session, body, audit)) ?? { status: 1 });
}
