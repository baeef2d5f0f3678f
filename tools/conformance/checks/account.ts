import { randomBytes, randomUUID } from 'node:crypto';
import { expectRefusal, expectThat } from '../check.ts';
import type { Actor, World } from '../world.ts';
import type { ChecksOf } from './call-checks.ts';
import { unconfirmedPlayer } from './factors.ts';
import { blockedPlayer, closedPlayer, expectEnded, forgetfulPlayer, needsStrongPasswords } from './players.ts';

const newPassword = () => randomBytes(9).toString('base64url');

const update = (world: World, actor: Actor, changes: Readonly<Record<string, unknown>>) => world.send('frontUpdateProfile', changes, { as: actor });

export const accountChecks: ChecksOf<
  | 'frontGetPlayerProfile'
  | 'frontUpdateProfile'
  | 'frontUpdatePlayerPassword'
  | 'frontGetPlayerSessions'
  | 'frontEndOtherSessions'
  | 'frontEndPlayerSession'
  | 'frontGetMarketingConsents'
  | 'frontSetMarketingConsent'
  | 'frontGetAccountClosure'
  | 'frontCloseAccount'
  | 'adminSetPlayerStatus'
> = {
  frontGetPlayerProfile: {
    works: async (world) => {
      const player = await world.player();
      const { player: profile } = await world.call('frontGetPlayerProfile', undefined, player);
      expectThat(profile.id === player.id && profile.username === player.username, `the profile of ${player.username}`);
    },
  },
  frontUpdateProfile: {
    works: async (world) => {
      const player = await world.player();
      const read = async () => (await world.call('frontGetPlayerProfile', undefined, player)).player;
      const before = await read();
      const city = `Oulu ${randomBytes(3).toString('hex')}`;
      await world.call('frontUpdateProfile', { city, notify_newletter: true }, player);
      const after = await read();
      expectThat(after.city === city && after.notify_newletter, `the city ${city} and the newsletter in the profile`);
      expectThat(after.address === before.address && after.email === before.email, 'unchanged other fields of the profile');
    },
    refuses: {
      field_required: async (world) => void expectRefusal(await update(world, await world.player(), { city: ' ' }), 'field_required', 'city'),
      email_validation: async (world) =>
        void expectRefusal(await update(world, await world.player(), { email: 'none' }), 'email_validation', 'email'),
      phone_number_validation: async (world) =>
        void expectRefusal(await update(world, await world.player(), { phone_number: 'none' }), 'phone_number_validation', 'phone_number'),
      phone_number_length_check: async (world) =>
        void expectRefusal(await update(world, await world.player(), { phone_number: '+358' }), 'phone_number_length_check', 'phone_number'),
      password_required: async (world) => {
        const changes = { email: 'conf-other@example.com' };
        expectRefusal(await update(world, await world.player(), changes), 'password_required', 'password');
        expectRefusal(await update(world, await world.player(), { last_name: 'Other' }), 'password_required', 'password');
      },
      identity_required: async (world) => {
        const player = await unconfirmedPlayer(world);
        const changes = { email: 'conf-other@example.com', password: player.password };
        expectRefusal(await update(world, player, changes), 'identity_required');
      },
      wrong_password: async (world) => {
        const changes = { email: 'conf-other@example.com', password: 'not-the-password' };
        expectRefusal(await update(world, await world.player(), changes), 'wrong_password', 'password');
      },
    },
    also: {
      'a new email address waits for confirmation': async (world) => {
        const { actor } = await forgetfulPlayer(world);
        const email = `conf-${randomBytes(6).toString('hex')}@example.com`;
        await world.call('frontUpdateProfile', { email, password: actor.password }, actor);
        const { player } = await world.call('frontGetPlayerProfile', undefined, actor);
        expectThat(player.email === actor.email && player.pending_email === email, `${email} as pending_email, and email unchanged`);
        await world.call('frontCancelEmailChange', undefined, actor);
      },
      'username, birthday, country and currency do not change': async (world) => {
        const player = await world.player();
        const read = async () => (await world.call('frontGetPlayerProfile', undefined, player)).player;
        const before = await read();
        await update(world, player, { username: 'conf-other', birthday: '1970-01-01', country: 'SE', currency: 'SEK' });
        const after = await read();
        for (const field of ['username', 'birthday', 'country', 'currency'] as const)
          expectThat(after[field] === before[field], `${field} ${before[field]}; it is ${after[field]}`);
      },
    },
  },
  frontUpdatePlayerPassword: {
    works: async (world) => {
      const shared = await forgetfulPlayer(world);
      const { actor } = shared;
      const elsewhere = await world.signIn(actor);
      const password = newPassword();
      await world.call('frontUpdatePlayerPassword', { old_password: actor.password, password }, actor);
      await world.call('frontAuthPlayer', undefined, actor);
      await expectEnded(world, elsewhere);
      shared.actor = await world.signIn({ username: actor.username, password });
      expectRefusal(await world.send('frontAuthLogin', { username: actor.username, password: actor.password }), 'failed_login');
    },
    refuses: {
      wrong_old_password: async (world) => {
        const body = { old_password: 'not-the-password', password: newPassword() };
        expectRefusal(await world.send('frontUpdatePlayerPassword', body, { as: await world.player() }), 'wrong_old_password');
      },
      password_validation: async (world) => {
        const player = await world.player();
        const body = { old_password: player.password, password: 'x' };
        expectRefusal(await world.send('frontUpdatePlayerPassword', body, { as: player }), 'password_validation', 'password');
      },
      password_not_allowed: async (world) => {
        const player = await world.player();
        const body = { old_password: player.password, password: '     ' };
        expectRefusal(await world.send('frontUpdatePlayerPassword', body, { as: player }), 'password_not_allowed', 'password');
      },
      password_too_weak: async (world) => {
        await needsStrongPasswords(world);
        const player = await world.player();
        const body = { old_password: player.password, password: 'sunshine1' };
        expectRefusal(await world.send('frontUpdatePlayerPassword', body, { as: player }), 'password_too_weak', 'password');
      },
      identity_required: async (world) => {
        const player = await unconfirmedPlayer(world);
        const body = { old_password: player.password, password: newPassword() };
        expectRefusal(await world.send('frontUpdatePlayerPassword', body, { as: player }), 'identity_required');
      },
      field_required: async (world) => {
        const body = { old_password: '', password: newPassword() };
        expectRefusal(await world.send('frontUpdatePlayerPassword', body, { as: await world.player() }), 'field_required', 'old_password');
      },
    },
  },
  frontGetPlayerSessions: {
    works: async (world) => {
      const player = await world.player();
      const other = await world.signIn(player);
      const { sessions } = await world.call('frontGetPlayerSessions', undefined, other);
      expectThat(sessions.length >= 2, 'both sessions of the player');
      expectThat(sessions.filter((session) => session.is_current).length === 1, 'one current session');
      expectThat(sessions[0]?.is_current === true && sessions[0].is_active, 'the latest session first, which is current and active');
      await world.call('frontLogout', undefined, other);
    },
  },
  frontEndOtherSessions: {
    works: async (world) => {
      const { actor } = await forgetfulPlayer(world);
      const other = await world.signIn(actor);
      const otherPlayer = await world.otherPlayer();
      await world.call('frontEndOtherSessions', undefined, actor);
      await expectEnded(world, other);
      await world.call('frontAuthPlayer', undefined, actor);
      await world.call('frontAuthPlayer', undefined, otherPlayer);
    },
  },
  frontEndPlayerSession: {
    works: async (world) => {
      const player = await world.player();
      const other = await world.signIn(player);
      const { sessions } = await world.call('frontGetPlayerSessions', undefined, other);
      const current = sessions.find((session) => session.is_current);
      await world.call('frontEndPlayerSession', { id: current?.id ?? '' }, player);
      await expectEnded(world, other);
    },
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('frontEndPlayerSession', { id: randomUUID() }, { as: await world.player() }), 'not_found');
      },
    },
    also: {
      "another player's is not found": async (world) => {
        const [player, otherPlayer] = [await world.player(), await world.otherPlayer()];
        const { sessions } = await world.call('frontGetPlayerSessions', undefined, otherPlayer);
        expectRefusal(await world.send('frontEndPlayerSession', { id: sessions[0]?.id }, { as: player }), ['not_found', 'forbidden']);
        await world.call('frontAuthPlayer', undefined, otherPlayer);
      },
    },
  },
  frontGetMarketingConsents: {
    works: async (world) => {
      const { consents } = await world.call('frontGetMarketingConsents', undefined, await world.player());
      expectThat(new Set(consents.map(({ channel }) => channel)).size === consents.length, 'one consent for each channel');
    },
  },
  frontSetMarketingConsent: {
    works: async (world) => {
      const player = await world.player();
      for (const is_given of [true, false]) {
        await world.call('frontSetMarketingConsent', { channel: 'email', is_given }, player);
        const { consents } = await world.call('frontGetMarketingConsents', undefined, player);
        const email = consents.find(({ channel }) => channel === 'email');
        expectThat(email?.is_given === is_given && email.changed_at !== null, `the consent to email ${is_given ? 'given' : 'withdrawn'}, and when`);
        const { player: profile } = await world.call('frontGetPlayerProfile', undefined, player);
        expectThat(profile.notify_newletter === is_given, 'the same value in notify_newletter');
      }
    },
  },
  frontGetAccountClosure: {
    works: async (world) => {
      const player = await world.player();
      const { balance } = await world.call('frontAuthPlayer', undefined, player);
      const { payouts, rest } = await world.call('frontGetAccountClosure', undefined, player);
      const total = payouts.reduce((sum, { amount }) => sum + amount.minor, rest.minor);
      expectThat(total === balance.real.minor, `payouts and remainder with a sum of ${balance.real.minor}; it is ${total}`);
    },
  },
  frontCloseAccount: {
    works: async (world) => expectEnded(world, await closedPlayer(world)),
    refuses: {
      password_required: async (world) => {
        expectRefusal(await world.send('frontCloseAccount', {}, { as: await world.player() }), 'password_required', 'password');
      },
      wrong_password: async (world) => {
        expectRefusal(await world.send('frontCloseAccount', { password: newPassword() }, { as: await world.player() }), 'wrong_password', 'password');
      },
      identity_required: async (world) => {
        const player = await unconfirmedPlayer(world);
        expectRefusal(await world.send('frontCloseAccount', { password: player.password }, { as: player }), 'identity_required');
      },
    },
  },
  adminSetPlayerStatus: {
    works: async (world) => {
      const admin = await world.admin();
      const player = await world.signIn(await blockedPlayer(world));
      await world.call('adminSetPlayerStatus', { id: player.id, status: 'blocked', expected: 'active', reason: 'Conformance' }, admin);
      expectRefusal(await world.send('frontAuthPlayer', undefined, { as: player }), 'disable_site_access');
      await world.call('adminSetPlayerStatus', { id: player.id, status: 'active', expected: 'blocked', reason: 'Conformance' }, admin);
      await world.signIn(player);
    },
    refuses: {
      not_found: async (world) => {
        const body = { id: randomUUID(), status: 'active', expected: 'blocked', reason: 'Conformance' };
        expectRefusal(await world.send('adminSetPlayerStatus', body, { as: await world.admin() }), 'not_found');
      },
      field_required: async (world) => {
        const body = { id: (await blockedPlayer(world)).id, status: 'blocked', expected: 'active', reason: ' ' };
        expectRefusal(await world.send('adminSetPlayerStatus', body, { as: await world.admin() }), 'field_required', 'reason');
      },
      conflict: async (world) => {
        const body = { id: (await blockedPlayer(world)).id, status: 'blocked', expected: 'closed', reason: 'Conformance' };
        expectRefusal(await world.send('adminSetPlayerStatus', body, { as: await world.admin() }), 'conflict');
      },
    },
    also: {
      'admins cannot lock themselves out': async (world) => {
        const admin = await world.admin();
        expectRefusal(
          await world.send('adminSetPlayerStatus', { id: admin.id, status: 'blocked', expected: 'active', reason: 'Conformance' }, { as: admin }),
          'forbidden',
        );
      },
    },
  },
};
