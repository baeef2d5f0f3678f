import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

type Setting = { key: string; value: unknown; is_fixed: boolean };

describe('settings that staff change', () => {
  let operator: TestOperator;
  let officer: TestPlayer;
  let admin: TestPlayer;
  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'), { settings: { throttle_factor: 0, closed_loop: false } });
    officer = await operator.createPlayer({ scope: ['settings'] });
    admin = await operator.createPlayer({ scope: ['admin'] });
  });
  afterAll(() => operator.close());

  const settings = async () => (await operator.call('admin/get_settings', {}, officer.bearer)).json<{ settings: Setting[] }>().settings;
  const settingOf = async (key: string) => (await settings()).find((setting) => setting.key === key);
  const update = (key: string, value: unknown, expected: unknown, by = admin) =>
    operator.call('admin/update_setting', { key, value, expected, reason: 'Review' }, by.bearer);

  it('take effect immediately in the calls that use them', async () => {
    expect(await settingOf('country_black_list')).toEqual({ key: 'country_black_list', value: [], is_fixed: false });
    expect((await update('country_black_list', ['ru', ' KP '], [], officer)).json()).toMatchObject({ setting: { value: ['RU', 'KP'] } });
    const { setting } = (await operator.call('front/get_setting', {})).json<{ setting: { country_black_list: string[] } }>();
    expect(setting.country_black_list).toEqual(['RU', 'KP']);
  });

  it('are changed only once if two officers change the same value concurrently', async () => {
    const responses = await Promise.all([update('second_officer_above', 200, 0), update('second_officer_above', 300, 0)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect([200, 300]).toContain((await settingOf('second_officer_above'))?.value);
  });

  it.each([
    ['auto_approve_below', { EUR: 500 }],
    ['second_officer_above', 0],
    ['own_card_form', true],
  ])('refuse %s to a settings officer: only admins decide on money and card data', async (key, value) => {
    const before = await settingOf(key);
    const response = await update(key, value, before?.value, officer);
    expect([response.statusCode, await settingOf(key)]).toEqual([403, before]);
  });

  it.each([
    ['an unknown country', 'country_black_list', ['Finland'], ['RU', 'KP']],
    ['an invalid address', 'ip_black_list', ['10.0.0.0/8', '300.1.1.1'], []],
    ['a range that is too long', 'ip_black_list', ['10.0.0.0/33'], []],
    ['a negative amount', 'second_officer_above', -1, 0],
    ['a string for a switch', 'kyc_before_withdrawal', 'yes', false],
    ['an unknown policy', 'password_policy', 'none', 'standard'],
    ['a setting from the environment', 'closed_loop', true, false],
  ])('refuse %s', async (_what, key, value, expected) => {
    expect((await update(key, value, expected)).json()).toEqual({ status: 0, error: 'invalid_value', fields: { value: 'invalid_value' } });
  });

  it('show a setting from the environment as fixed', async () => {
    expect(await settingOf('closed_loop')).toEqual({ key: 'closed_loop', value: false, is_fixed: true });
  });

  it.each(['throttle_factor', 'processors', '__proto__'])('do not include %s', async (key) => {
    expect((await update(key, 1, 1)).statusCode).toBe(400);
  });
});
