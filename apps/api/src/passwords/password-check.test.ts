import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createSettingsService } from '../settings/settings.service.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { createThrottle } from '../throttle/throttle.service.ts';
import { createPasswordCheck, type PasswordCheck } from './password-check.service.ts';
import { createPasswordWork } from './password-work.ts';
import { hashPassword } from './password.ts';

describe('the password check', () => {
  let operator: TestOperator;
  let passwordCheck: PasswordCheck;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    const { database } = operator.db;
    const now = () => operator.clock.now;
    const throttle = createThrottle({ database, now, settings: createSettingsService({ database, now, overrides: {} }) });
    passwordCheck = createPasswordCheck({ database, throttle, passwordWork: createPasswordWork() });
  });
  afterAll(() => operator.close());

  async function owner(): Promise<string> {
    const { id } = await operator.createPlayer();
    const set = { password_hash: await hashPassword('right') };
    await operator.db.database.updateTable('players').set(set).where('id', '=', id).execute();
    return id;
  }

  it.each([
    ['none', undefined, 'password_required'],
    ['an empty one', '', 'password_required'],
    ['a wrong one', 'wrong', 'wrong_password'],
  ])('refuses %s, naming the field', async (_text, password, key) => {
    expect(await passwordCheck.match(await owner(), password)).toEqual({ status: 0, error: key, fields: { password: key } });
  });

  it('accepts the right one any number of times', async () => {
    const id = await owner();
    for (let round = 0; round < 12; round += 1) expect(await passwordCheck.match(id, 'right')).toEqual({ hash: expect.any(String) as string });
  });

  it('refuses the right one too after ten wrong ones, but only for this player', async () => {
    const id = await owner();
    for (let round = 0; round < 10; round += 1) expect(await passwordCheck.match(id, 'wrong')).toMatchObject({ error: 'wrong_password' });
    expect(await passwordCheck.match(id, 'right')).toMatchObject({ error: 'too_many_requests' });
    expect(await passwordCheck.match(id, undefined)).toMatchObject({ error: 'password_required' });
    expect(await passwordCheck.match(await owner(), 'right')).toEqual({ hash: expect.any(String) as string });
  });
});
