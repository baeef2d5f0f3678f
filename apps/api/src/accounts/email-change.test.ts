import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { hashPassword } from '../passwords/password.ts';

const ownerEmail = 'owner@example.com';
const thiefEmail = 'thief@example.com';
const invalidToken = { status: 0, error: 'invalid_token' };

describe('a change of the mail address', () => {
  let operator: TestOperator;
  let owner: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
  });
  beforeEach(async () => {
    const { database } = operator.db;
    for (const table of ['outbox', 'account_tokens'] as const) await database.deleteFrom(table).execute();
    owner = await operator.createPlayer();
    const set = { email: ownerEmail, password_hash: await hashPassword('right') };
    await database.updateTable('players').set(set).where('id', '=', owner.id).execute();
  });
  afterAll(() => operator.close());

  const call = async <T = unknown>(path: string, body: object = {}, bearer?: string) => (await operator.call(path, body, bearer)).json<T>();
  const ask = (email: string, password = 'right', bearer = owner.bearer) => call('front/update_profile', { email, password }, bearer);
  const mails = (to: string) => operator.db.database.selectFrom('outbox').selectAll().where('recipient', '=', to).orderBy('created_at').execute();
  const later = (hours: number) => (operator.clock.now = new Date(operator.clock.now.getTime() + hours * 3_600_000));
  const account = () => operator.db.database.selectFrom('players').selectAll().where('id', '=', owner.id).executeTakeFirstOrThrow();
  const confirm = (token: string, bearer?: string) => call('front/confirm_email_change', { token }, bearer);
  const undo = (token: string) => call<{ status: number; outcome?: string; reset_token?: string }>('front/undo_email_change', { token });
  const login = async (password: string) => (await operator.call('front/auth/login/', { username: owner.username, password })).statusCode;
  const isSignedIn = async (bearer: string) => (await operator.call('front/get_player_profile', {}, bearer)).statusCode === 200;

  /** Tokens of the links to a page that were mailed to an address, oldest first. */
  async function tokens(page: 'confirm-email' | 'undo-email-change' | 'reset-password' | 'activate', to: string): Promise<string[]> {
    const texts = (await mails(to)).map(({ body_text }) => body_text);
    return texts.flatMap((text) => new RegExp(`/${page}#token=([\\w-]+)`).exec(text)?.[1] ?? []);
  }
  const last = async (...found: Parameters<typeof tokens>) => (await tokens(...found)).at(-1) ?? '';

  async function change(to: string): Promise<void> {
    expect(await ask(to)).toEqual({ status: 1 });
    later(0.01);
    // In the browser that requested it.
    expect(await confirm(await last('confirm-email', to), owner.bearer)).toEqual({ status: 1, outcome: 'confirmed' });
    later(0.01);
  }

  it('takes effect only once the new address is confirmed, and notifies the old one both times', async () => {
    expect(await ask('new@example.com')).toEqual({ status: 1 });
    expect(await account()).toMatchObject({ email: ownerEmail, activated: true, pending_email: 'new@example.com' });
    expect(await call('front/get_player_profile', {}, owner.bearer)).toMatchObject({
      player: { email: ownerEmail, pending_email: 'new@example.com' },
    });
    const token = await last('confirm-email', 'new@example.com');
    const outcomes = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    const withOutcome = (outcome: string) => outcomes.filter((response) => (response as { outcome: string }).outcome === outcome);
    expect([withOutcome('confirmed').length, withOutcome('already_confirmed').length]).toEqual([1, 2]);
    expect(await account()).toMatchObject({ email: 'new@example.com', activated: true, pending_email: null });
    const toOld = await mails(ownerEmail);
    expect(toOld.map(({ subject }) => subject)).toEqual([
      'Northlight: Your email address is about to change',
      'Northlight: Your email address was changed',
    ]);
    for (const { body_text } of toOld) expect(body_text).toContain('new@example.com');
  });

  it('has links whose state can be read without using them', async () => {
    const stateOf = async (purpose: 'confirm' | 'undo', token: string) =>
      (await call<{ state?: string; error?: string }>('front/get_email_change_link', { token, purpose })).state;
    await ask('new@example.com');
    const [confirmToken, undoToken] = [await last('confirm-email', 'new@example.com'), await last('undo-email-change', ownerEmail)];
    expect([await stateOf('confirm', confirmToken), await stateOf('undo', undoToken)]).toEqual(['valid', 'valid']);
    expect(await call('front/get_email_change_link', { token: confirmToken, purpose: 'undo' })).toEqual(invalidToken);
    expect(await call('front/get_email_change_link', { token: 'forged', purpose: 'confirm' })).toEqual(invalidToken);
    expect(await account()).toMatchObject({ email: ownerEmail, pending_email: 'new@example.com' });
    const start = operator.clock.now;
    later(24);
    expect(await stateOf('confirm', confirmToken)).toBe('expired');
    later(48);
    expect(await stateOf('undo', undoToken)).toBe('expired');
    operator.clock.now = start;
    await confirm(confirmToken);
    expect([await stateOf('confirm', confirmToken), await stateOf('undo', undoToken)]).toEqual(['done', 'valid']);
    await ask('third@example.com');
    await call('front/cancel_email_change', {}, owner.bearer);
    expect(await stateOf('confirm', await last('confirm-email', 'third@example.com'))).toBe('used');
    await undo(undoToken);
    expect(await stateOf('undo', undoToken)).toBe('done');
  });

  it('leaves reset mails with the old address until then', async () => {
    await ask(thiefEmail);
    expect(await call('front/reset_player_password', { username: owner.username, email: thiefEmail })).toMatchObject({
      error: 'failed_reset_password',
    });
    expect(await call('front/send_player_username', { email: thiefEmail })).toMatchObject({ error: 'failed_send_username' });
    expect(await call('front/reset_player_password', { username: owner.username, email: ownerEmail })).toEqual({ status: 1 });
    expect(await tokens('reset-password', ownerEmail)).toHaveLength(1);
  });

  it.each([
    ['after a day', 'token_expired', async () => void later(24)],
    ['after it was cancelled', 'token_used', () => call('front/cancel_email_change', {}, owner.bearer)],
    ['after another was requested', 'token_used', () => ask('other@example.com')],
    ['after its link was sent again', 'token_used', () => call('front/resend_email_change', {}, owner.bearer)],
    ['after a new password', 'token_used', () => call('front/update_player_password', { old_password: 'right', password: 'newer' }, owner.bearer)],
  ])('is not confirmed %s, and returns %s', async (_text, error, happen) => {
    await ask('new@example.com');
    const token = await last('confirm-email', 'new@example.com');
    await happen();
    expect(await confirm(token)).toEqual({ status: 0, error });
    expect((await account()).email).toBe(ownerEmail);
  });

  it('sends the link again, and nothing if no change is pending', async () => {
    expect(await call('front/resend_email_change', {}, owner.bearer)).toEqual({ status: 1 });
    await ask('new@example.com');
    expect(await call('front/resend_email_change', {}, owner.bearer)).toEqual({ status: 1 });
    expect(await confirm(await last('confirm-email', 'new@example.com'))).toMatchObject({ outcome: 'confirmed' });
    expect(await mails('new@example.com')).toHaveLength(2);
  });

  it('sends no link that can take over the account to an old address that was never confirmed', async () => {
    await operator.db.database.updateTable('players').set({ activated: false }).where('id', '=', owner.id).execute();
    await change('new@example.com');
    expect(await mails(ownerEmail)).toEqual([]);
    expect(await account()).toMatchObject({ email: 'new@example.com', activated: true });
  });

  it.each(['front/confirm_email_change', 'front/undo_email_change'])('%s refuses invalid tokens and tokens for another purpose', async (path) => {
    await ask('new@example.com');
    const others = [
      await last(path.includes('undo') ? 'confirm-email' : 'undo-email-change', path.includes('undo') ? 'new@example.com' : ownerEmail),
    ];
    for (const token of ['A'.repeat(43), ...others]) expect(await call(path, { token })).toEqual(invalidToken);
  });

  describe('by a thief who knows the password too', () => {
    it.each([
      ['before it is confirmed', async () => void (await ask(thiefEmail))],
      ['after it is confirmed', () => change(thiefEmail)],
      ['after 71 hours', async () => (await change(thiefEmail), void later(71))],
      ['after a second change', async () => (await change(thiefEmail), change('thief2@example.com'))],
      [
        'after a second change that the thief undid',
        async () => (await change(thiefEmail), await change('thief2@example.com'), void (await undo(await last('undo-email-change', thiefEmail)))),
      ],
      [
        'after changes there and back, one to the owner in capitals that waits, and a new password',
        async () => {
          await change(thiefEmail);
          await change('thief2@example.com');
          await change(thiefEmail);
          expect(await ask(ownerEmail.toUpperCase())).toEqual({ status: 1 });
          const stolen = { old_password: 'right', password: 'stolen' };
          expect(await call('front/update_player_password', stolen, owner.bearer)).toEqual({ status: 1 });
        },
      ],
      [
        'after the password was changed as well',
        async () => (
          await change(thiefEmail),
          void (await call('front/update_player_password', { old_password: 'right', password: 'stolen' }, owner.bearer))
        ),
      ],
      [
        'after the password was reset from the new address',
        async () => {
          await change(thiefEmail);
          await call('front/reset_player_password', { username: owner.username, email: thiefEmail });
          expect(await call('front/reset_password_confirm', { token: await last('reset-password', thiefEmail), password: 'stolen' })).toMatchObject({
            status: 1,
          });
        },
      ],
    ])('is undone by the owner %s, by the first link mailed', async (_text, steal) => {
      await steal();
      const entered = (await operator.call('front/auth/login/', { username: owner.username, password: 'stolen' })).json<{ accessToken?: string }>();
      await call('front/reset_player_password', { username: owner.username, email: (await account()).email });
      const [first = ''] = await tokens('undo-email-change', ownerEmail);
      const undone = await undo(first);
      expect(undone).toMatchObject({ status: 1, outcome: 'undone' });

      expect(await account()).toMatchObject({ email: ownerEmail, activated: true, pending_email: null });
      expect([await isSignedIn(owner.bearer), await isSignedIn(`Bearer ${entered.accessToken ?? ''}`)]).toEqual([false, false]);
      expect([await login('right'), await login('stolen')]).toEqual([401, 401]);
      for (const address of [thiefEmail, 'thief2@example.com']) {
        for (const token of await tokens('confirm-email', address)) expect(await confirm(token)).toEqual(invalidToken);
        for (const token of await tokens('undo-email-change', address)) expect(await undo(token)).toEqual(invalidToken);
        for (const token of await tokens('reset-password', address)) {
          expect(await call('front/reset_password_confirm', { token, password: 'again' })).toEqual(invalidToken);
        }
      }
      expect(await call('front/reset_password_confirm', { token: undone.reset_token, password: 'mine' })).toMatchObject({ status: 1 });
      expect([await login('mine'), (await account()).email]).toEqual([200, ownerEmail]);
    });

    it('is undone for good when the owner changes the address back in the profile', async () => {
      await change(thiefEmail);
      await change(ownerEmail.toUpperCase());
      for (const token of await tokens('undo-email-change', thiefEmail)) expect(await undo(token)).toEqual(invalidToken);
      expect(await tokens('undo-email-change', thiefEmail)).toEqual([]);
      expect((await mails(thiefEmail)).at(-1)?.subject).toBe('Northlight: This address no longer belongs to your account');
      expect((await mails(thiefEmail)).at(-1)?.body_text).not.toContain('#token');
      expect([(await account()).email, await login('right')]).toEqual([ownerEmail.toUpperCase(), 200]);
      // A later change can be undone as usual.
      await change('new@example.com');
      expect(await undo(await last('undo-email-change', ownerEmail.toUpperCase()))).toMatchObject({ outcome: 'undone' });
    });

    it.each([
      ['in the browser of the owner', (bearer: string | undefined) => bearer, true],
      ['in another browser', () => undefined, false],
      ["in the thief's own account", (_bearer: string | undefined, stranger: TestPlayer) => stranger.bearer, false],
    ])('signs the thief out when the owner confirms the change back %s', async (_text, bearerOf, isOwnerSignedIn) => {
      const stranger = await operator.createPlayer();
      const { accessToken } = await call<{ accessToken: string }>('front/auth/login/', { username: owner.username, password: 'right' });
      const thief = `Bearer ${accessToken}`;
      await change(thiefEmail);
      expect([await isSignedIn(owner.bearer), await isSignedIn(thief)]).toEqual([true, true]);
      await ask(ownerEmail);
      later(0.01);
      const token = await last('confirm-email', ownerEmail);
      expect(await confirm(token, bearerOf(owner.bearer, stranger))).toMatchObject({ outcome: 'confirmed' });
      expect([await isSignedIn(owner.bearer), await isSignedIn(thief), await isSignedIn(stranger.bearer)]).toEqual([isOwnerSignedIn, false, true]);
    });

    it('revokes what the thief requested in between, but no earlier undo link', async () => {
      await change(thiefEmail);
      await change('thief2@example.com');
      await change(thiefEmail);
      expect(await tokens('undo-email-change', 'thief2@example.com')).toEqual([]);
      await change('thief3@example.com');
      await change(ownerEmail);
      for (const address of [thiefEmail, 'thief2@example.com', 'thief3@example.com']) {
        for (const token of await tokens('undo-email-change', address)) expect(await undo(token)).toEqual(invalidToken);
      }
      expect((await account()).email).toBe(ownerEmail);
    });

    it('notifies the address that an undo displaces, without a link', async () => {
      await change(thiefEmail);
      await undo(await last('undo-email-change', ownerEmail));
      const notice = (await mails(thiefEmail)).at(-1);
      expect(notice?.subject).toBe('Northlight: This address no longer belongs to your account');
      expect(notice?.body_text).not.toContain('#token');
    });

    it('is undone once, which every later link reports', async () => {
      await change(thiefEmail);
      const [first = '', second = ''] = await tokens('undo-email-change', ownerEmail);
      expect(await undo(first)).toMatchObject({ outcome: 'undone' });
      for (const token of [first, second]) expect(await undo(token)).toEqual({ status: 1, outcome: 'already_undone', reset_token: '' });
      const mailed = await last('reset-password', ownerEmail);
      expect(await call('front/reset_password_confirm', { token: mailed, password: 'mine' })).toMatchObject({ status: 1 });
      expect(await login('mine')).toBe(200);
    });

    it('can no longer be undone after 72 hours', async () => {
      await change(thiefEmail);
      later(72);
      expect(await undo(await last('undo-email-change', ownerEmail))).toEqual({ status: 0, error: 'token_expired' });
    });
  });
});
