import { randomBytes } from 'node:crypto';
import { responseOf, expectRefusal, expectThat } from '../check.ts';
import { expectBalances } from '../money.ts';
import { Skip } from '../verdicts.ts';
import type { World } from '../world.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { unconfirmedPlayer } from './factors.ts';
import { blockedPlayer, closedPlayer, excludedPlayer, needsStrongPasswords } from './players.ts';

const unknown = () => `conf-${randomBytes(8).toString('hex')}`;
const needsRegistry = untestable('needs a person on a national exclusion registry, or an unavailable registry');
const needsBlockedIp = untestable('needs an IP address that the operator blocks');

/** Sends a registration form with faults. */
async function register(world: World, changes: Readonly<Record<string, unknown>>) {
  return world.send('frontRegisterPlayer', { ...(await world.form()), ...changes });
}

export const signInChecks: ChecksOf<
  | 'frontAuthLogin'
  | 'frontAuthPlayer'
  | 'frontLogout'
  | 'frontRegisterPlayer'
  | 'frontValidatePlayerName'
  | 'frontValidatePromoCode'
  | 'frontGetPlayerBalance'
> = {
  frontAuthLogin: {
    works: async (world) => {
      const { username, password, id } = await world.player();
      const again = await world.signIn({ username, password });
      expectThat(again.id === id, `the token of player ${id}; it belongs to ${again.id}`);
    },
    refuses: {
      failed_login: async (world) => {
        const { username } = await world.player();
        const wrongPassword = await world.send('frontAuthLogin', { username, password: 'not-the-password' });
        const wrongName = await world.send('frontAuthLogin', { username: unknown(), password: 'not-the-password' });
        for (const reply of [wrongPassword, wrongName]) expectRefusal(reply, 'failed_login');
        expectThat(wrongName.text === wrongPassword.text, 'the same response whether or not the name exists', wrongName);
      },
      code_required: async (world) => {
        const { username, password } = await unconfirmedPlayer(world);
        expectRefusal(await world.send('frontAuthLogin', { username, password }), 'code_required', 'code');
      },
      wrong_code: async (world) => {
        const { username, password } = await unconfirmedPlayer(world);
        expectRefusal(await world.send('frontAuthLogin', { username, password, code: '000000' }), 'wrong_code', 'code');
      },
      disable_site_access: async (world) => {
        const [admin, { id, username, password }] = [await world.admin(), await blockedPlayer(world)];
        await world.call('adminSetPlayerStatus', { id, status: 'blocked', expected: 'active', reason: 'Conformance' }, admin);
        const reply = await world.send('frontAuthLogin', { username, password });
        await world.call('adminSetPlayerStatus', { id, status: 'active', expected: 'blocked', reason: 'Conformance' }, admin);
        expectRefusal(reply, 'disable_site_access');
      },
      self_excluded: async (world) => {
        const { username, password } = await excludedPlayer(world);
        const reply = await world.send('frontAuthLogin', { username, password });
        const { exclusion } = expectRefusal(reply, 'self_excluded');
        expectThat(exclusion !== undefined, 'the end of the self-exclusion and help lines in "exclusion"', reply);
      },
      account_closed: async (world) => {
        const { username, password } = await closedPlayer(world);
        expectRefusal(await world.send('frontAuthLogin', { username, password }), 'account_closed');
      },
      excluded_by_registry: needsRegistry,
      registry_unavailable: needsRegistry,
    },
  },
  frontAuthPlayer: {
    works: async (world) => {
      const player = await world.player();
      const { id, username, email, balance } = await world.call('frontAuthPlayer', undefined, player);
      expectThat(id === player.id && username === player.username && email === player.email, `player ${player.username}, not ${username}`);
      expectThat(balance.total.minor === balance.real.minor + balance.bonus.minor, 'a total of real plus bonus');
    },
  },
  frontLogout: {
    works: async (world) => {
      const { username, password, bearer } = await world.player();
      const session = await world.signIn({ username, password });
      await world.call('frontLogout', undefined, session);
      expectRefusal(await world.send('frontAuthPlayer', undefined, { as: session }), 'unauthorized');
      await world.call('frontAuthPlayer', undefined, { bearer });
    },
  },
  frontRegisterPlayer: {
    works: async (world) => {
      const form = await world.form();
      const reply = await world.send('frontRegisterPlayer', { ...form, of_another_version: 'is ignored' });
      const { player } = responseOf('frontRegisterPlayer', reply);
      const signedIn = await world.signIn(form);
      expectThat(signedIn.id === player.id && player.username === form.username, 'the new player in the response', reply);
      await expectBalances(world, signedIn, { real: 0, bonus: 0, locked: 0 });
    },
    refuses: {
      username_duplicated: async (world) => {
        const { username } = await world.player();
        expectRefusal(await register(world, { username }), 'username_duplicated', 'username');
      },
      username_not_allowed: async (world) => {
        expectRefusal(await register(world, { username: 'conf.example' }), 'username_not_allowed', 'username');
      },
      account_exist_with_ip: untestable('needs a setting that would refuse the other players of the run, who share an IP address'),
      invalid_promo_code: async (world) => {
        expectRefusal(await register(world, { promo_code: unknown() }), 'invalid_promo_code', 'promo_code');
      },
      under_age: async (world) => {
        const birthday = `${new Date().getUTCFullYear() - 10}-01-01`;
        expectRefusal(await register(world, { birthday }), 'under_age', 'birthday');
      },
      country_restricted: async (world) => {
        const [country] = (await world.call('frontGetSetting', {})).setting.country_black_list;
        if (!country) throw new Skip('the operator blocks no country');
        expectRefusal(await register(world, { country }), 'country_restricted');
      },
      disable_site_access: needsBlockedIp,
      too_long: async (world) => {
        expectRefusal(await register(world, { username: 'x'.repeat(41) }), 'too_long', 'username');
      },
      password_not_allowed: async (world) => {
        const { username } = await world.form();
        expectRefusal(await register(world, { username, password: ` ${username.toUpperCase()}` }), 'password_not_allowed', 'password');
      },
      password_too_weak: async (world) => {
        await needsStrongPasswords(world);
        expectRefusal(await register(world, { password: 'sunshine1' }), 'password_too_weak', 'password');
      },
      excluded_by_registry: needsRegistry,
      registry_unavailable: needsRegistry,
    },
    also: {
      'accepts the data of an excluded person like any other': async (world) => {
        const { email } = await excludedPlayer(world);
        responseOf('frontRegisterPlayer', await register(world, { email }));
      },
      'names each invalid field': async (world) => {
        const faults = { email: 'no address', phone_number: 'none', first_name: '', password: 'x' };
        const reply = await register(world, faults);
        const { fields } = expectRefusal(reply, ['email_validation', 'phone_number_validation', 'field_required', 'password_validation']);
        for (const field of Object.keys(faults)) expectThat(Object.hasOwn(fields ?? {}, field), `"${field}" in its fields`, reply);
      },
    },
  },
  frontValidatePlayerName: {
    works: async (world) => void (await world.call('frontValidatePlayerName', { username: unknown() })),
    refuses: {
      username_duplicated: async (world) => {
        const { username } = await world.player();
        expectRefusal(await world.send('frontValidatePlayerName', { username }), 'username_duplicated');
      },
      username_not_allowed: async (world) => {
        expectRefusal(await world.send('frontValidatePlayerName', { username: 'conf@example.com' }), 'username_not_allowed');
      },
    },
  },
  frontValidatePromoCode: {
    works: async (world) => {
      const { promotions } = await world.call('frontGetPromotionTemplate', {});
      const code = promotions.find((promotion) => promotion.code)?.code;
      if (!code) throw new Skip('no promotion with a code is offered');
      await world.call('frontValidatePromoCode', { promo_code: code });
    },
    refuses: {
      invalid_promo_code: async (world) => {
        expectRefusal(await world.send('frontValidatePromoCode', { promo_code: unknown() }), 'invalid_promo_code');
      },
    },
  },
  frontGetPlayerBalance: {
    works: async (world) => {
      const player = await world.player();
      const response = await world.call('frontGetPlayerBalance', { id: player.id }, player);
      expectThat(response.player.id === player.id, `the balances of player ${player.id}`);
      await expectBalances(world, player, { real: 0, bonus: 0, locked: 0 });
    },
    also: {
      "another player's are forbidden": async (world) => {
        const [player, otherPlayer] = [await world.player(), await world.otherPlayer()];
        expectRefusal(await world.send('frontGetPlayerBalance', { id: otherPlayer.id }, { as: player }), 'forbidden');
      },
    },
  },
};
