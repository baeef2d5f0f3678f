import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { givePromotion } from '../testing/bonus.fixture.ts';
import { createPlayerSessions } from '../sessions/sessions.service.ts';
import { personKeysOf } from '../text-matching/person-keys.rules.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

type CallResult = { readonly status: number; readonly error?: string; readonly accessToken?: string };

const unknownMethod = { currency: 'EUR', return_url: '/', locale: 'en' };

/** Each test uses a different person. */
let people = 0;
function newPerson() {
  people += 1;
  const letters = [...String(people)].map((digit) => 'abcdefghij'[Number(digit)]?.repeat(3)).join('');
  return {
    password: 'sauna',
    first_name: `Ainomaria${letters}`,
    last_name: `Läineberg${letters}`,
    email: `aino.${people}@gmail.com`,
    phone_number: `+35840${1_000_000 + people}`,
    birthday: `19${60 + (people % 30)}-03-${String(1 + (people % 9)).padStart(2, '0')}`,
    city: 'Turku',
    country: 'FI',
    address: `Linnankatu ${people}`,
    postal_code: '20100',
  };
}
type Person = ReturnType<typeof newPerson>;

/** Contact data that match no other person. */
let phones = 0;
const elsewhere = () => ({
  email: `${randomUUID()}@example.com`,
  phone_number: `+35850${1_000_000 + (phones += 1)}`,
  address: `Muu tie ${randomUUID()}`,
});

const otherPerson = (person: Person) => ({ ...person, first_name: 'Olli', last_name: 'Ek', birthday: '1999-12-30' });

describe('a person who excluded themselves', () => {
  let operator: TestOperator;
  let admin: TestPlayer;
  let promotionId: string;
  let gameId: string;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    admin = await operator.createPlayer({ scope: ['admin'] });
    promotionId = String(await givePromotion(operator.db.database, { code: 'WELCOME', type: 'no_deposit' }));
    const { games } = (await operator.call('front/get_games', { group: 'casino', slug: 'amber-fjord' })).json<{ games: { id: number }[] }>();
    gameId = String(games[0]?.id);
  });
  afterAll(() => operator.close());

  const call = async (path: string, body: object, bearer?: string) => (await operator.call(path, body, bearer)).json<CallResult>();
  const usernameOf = () => `p-${randomUUID()}`.slice(0, 30);

  /** Registers and signs in. */
  async function open(person: Person, { isConfirmed = false, isVerified = false } = {}): Promise<TestPlayer> {
    const username = usernameOf();
    const { player } = (await operator.call('front/register_player', { ...person, username })).json<{ player: { id: string } }>();
    const changes = { activated: isConfirmed, ...(isVerified ? { kyc_status: 'verified' as const } : {}) };
    await operator.db.database.updateTable('players').set(changes).where('id', '=', player.id).execute();
    // Replaces the time of the database by that of the operator's clock.
    await sql`update players set created_at = ${tick()} where id = ${player.id}`.execute(operator.db.database);
    const { accessToken } = await login(username);
    if (!accessToken) throw new Error('The player was not signed in');
    return { id: player.id, username, token: accessToken, bearer: `Bearer ${accessToken}` };
  }
  const login = (username: string) => call('front/auth/login/', { username, password: 'sauna' });
  const openGame = (bearer: string) =>
    call('front/get_game_url', { game_id: gameId, mode: 'real', locale: 'en', form_factor: 'desktop', return_url: '/' }, bearer);
  const deposit = (bearer: string) =>
    call('payment/get_payment_sandbox_card_url', { ...unknownMethod, amount: 20, idempotency_key: randomUUID() }, bearer);
  const claim = (bearer: string) => call('front/claim_promotion', { id: promotionId, locale: 'en' }, bearer);
  const tick = () => (operator.clock.now = new Date(operator.clock.now.getTime() + 1_000));
  const exclude = (player: TestPlayer) => {
    tick();
    return call('front/self_exclude', { months: 12 }, player.bearer);
  };
  async function matchesOf(playerId: string) {
    const rows = await operator.db.database.selectFrom('person_matches').selectAll().where('player_id', '=', playerId).execute();
    return rows.map(({ state, reasons, id }) => ({ state, reasons, id }));
  }

  const decide = (id: string, decision: 'clear' | 'exclude') =>
    operator.call('admin/decide_case', { kind: 'person_match', id, decision, reason: 'Saw the passport.', version: 1 }, admin.bearer);

  async function expectHeld(player: TestPlayer) {
    for (const refused of [await deposit(player.bearer), await claim(player.bearer), await openGame(player.bearer)]) {
      expect(refused).toEqual({ status: 0, error: 'verification_required' });
    }
  }
  async function expectFree(player: TestPlayer) {
    expect(await openGame(player.bearer)).toMatchObject({ status: 1 });
    // The rules allowed the deposit; it fails because no provider is running.
    expect(await deposit(player.bearer)).toMatchObject({ error: 'action_failed' });
  }

  describe('and registers again', () => {
    it.each<[string, (person: Person) => Partial<Person>]>([
      ['the same data', () => ({})],
      ['swapped names', ({ first_name, last_name }) => ({ ...elsewhere(), first_name: last_name, last_name: first_name })],
      ['look-alike letters', ({ last_name }) => ({ ...elsewhere(), last_name: last_name.replace('ne', 'nе') })],
      ['a zero-width space', ({ last_name }) => ({ ...elsewhere(), last_name: last_name.replace('ne', 'n\u200ce') })],
      [
        'a birthday a day later',
        ({ birthday }) => ({ ...elsewhere(), birthday: `${birthday.slice(0, 8)}${String(Number(birthday.slice(8)) + 1).padStart(2, '0')}` }),
      ],
    ])('with %s gets the usual response, and may not deposit, claim or play', async (_what, changes) => {
      const person = newPerson();
      await exclude(await open(person));
      const username = usernameOf();
      const stranger = await operator.call('front/register_player', { ...newPerson(), username: usernameOf() });
      const again = await operator.call('front/register_player', { ...person, ...changes(person), username });
      expect([again.statusCode, Object.keys(again.json<object>())]).toEqual([stranger.statusCode, Object.keys(stranger.json<object>())]);
      expect(again.json()).toMatchObject({ status: 1, player: { username } });
      const { player } = again.json<{ player: { id: string } }>();
      await sql`update players set created_at = ${tick()} where id = ${player.id}`.execute(operator.db.database);
      const { accessToken } = await login(username);
      await expectHeld({ id: player.id, username, token: '', bearer: `Bearer ${accessToken}` });
    });

    it('is refused, and sees the exclusion, only once the same mailbox is confirmed', async () => {
      const person = newPerson();
      await exclude(await open(person, { isConfirmed: true }));
      const again = await open({ ...person, ...elsewhere(), email: person.email.replace('@', '+again@') });
      await expectHeld(again);
      await operator.db.database.updateTable('players').set({ activated: true }).where('id', '=', again.id).execute();
      expect(await login(again.username)).toMatchObject({ status: 0, error: 'self_excluded' });
      expect((await operator.call('front/get_player_limits', {}, again.bearer)).statusCode).toBe(401);
      expect(await matchesOf(again.id)).toMatchObject([{ state: 'excluded', reasons: ['name', 'birthday', 'email'] }]);
    });

    it('under another name, is held once the same mailbox is confirmed', async () => {
      const person = newPerson();
      await exclude(await open(person, { isConfirmed: true }));
      const again = await open({ ...elsewhere(), ...otherPerson(person), email: person.email.replace('@', '+again@') });
      expect(await openGame(again.bearer)).toMatchObject({ status: 1 });
      await operator.db.database.updateTable('players').set({ activated: true }).where('id', '=', again.id).execute();
      const { accessToken } = await login(again.username);
      await expectHeld({ ...again, bearer: `Bearer ${accessToken}` });
    });

    it('under another name, is held as soon as the mailed link confirms the same mailbox', async () => {
      const person = newPerson();
      await exclude(await open(person, { isConfirmed: true }));
      const email = person.email.replace('@', '+again@');
      const again = await open({ ...elsewhere(), ...otherPerson(person), email });
      expect(await openGame(again.bearer)).toMatchObject({ status: 1 });
      const mail = await operator.db.database.selectFrom('outbox').select('body_text').where('recipient', '=', email).executeTakeFirstOrThrow();
      const token = /\/activate#token=([\w-]+)/.exec(mail.body_text)?.[1];
      expect(await call('front/activate_player', { token })).toMatchObject({ status: 1, outcome: 'activated' });
      await expectHeld(again);
    });

    it('is held immediately after changing to the same data', async () => {
      const person = newPerson();
      await exclude(await open(person));
      const other = await open({ ...newPerson(), birthday: person.birthday });
      expect(await openGame(other.bearer)).toMatchObject({ status: 1 });
      const { first_name, last_name } = person;
      expect(await call('front/update_profile', { first_name, last_name, password: 'sauna' }, other.bearer)).toMatchObject({ status: 1 });
      expect(await openGame(other.bearer)).toEqual({ status: 0, error: 'verification_required' });
      await expectHeld(other);
    });

    it.each<[string, object]>([
      ['name', { first_name: 'Olli', last_name: 'Ek' }],
      ['name and address', { first_name: 'Olli', last_name: 'Ek', address: 'Uusi tie 9' }],
      ['one letter of the name', { first_name: 'Olli' }],
    ])('stays held after changing the %s, and after the next login', async (_what, changes) => {
      const person = newPerson();
      await exclude(await open(person));
      const again = await open({ ...person, ...elsewhere() });
      await expectHeld(again);
      expect(await call('front/update_profile', { ...changes, password: 'sauna' }, again.bearer)).toMatchObject({ status: 1 });
      await expectHeld(again);
      const { accessToken } = await login(again.username);
      await expectHeld({ ...again, bearer: `Bearer ${accessToken}` });
      expect(await matchesOf(again.id)).toMatchObject([{ state: 'held', reasons: ['name', 'birthday'] }]);
    });

    it('may play again when the exclusion has ended', async () => {
      const person = newPerson();
      await exclude(await open(person));
      const again = await open({ ...person, ...elsewhere() });
      expect(
        (
          await operator.call(
            'front/get_game_url',
            { game_id: gameId, mode: 'real', locale: 'en', form_factor: 'desktop', return_url: '/' },
            again.bearer,
          )
        ).json(),
      ).toMatchObject({ error: 'verification_required' });
      const before = operator.clock.now;
      operator.clock.now = new Date(before.getTime() + 367 * 86_400_000);
      const { accessToken } = await login(again.username);
      expect(await openGame(`Bearer ${accessToken}`)).toMatchObject({ status: 1 });
      operator.clock.now = before;
    });
  });

  it.each<[string, (person: Person) => Partial<Person>]>([
    ['a stranger with the same name and another birthday', () => ({ ...elsewhere(), birthday: '1999-12-30' })],
    ['a sister with the same address and phone number', () => ({ email: `${randomUUID()}@example.com`, first_name: 'Elli', birthday: '1999-12-30' })],
    ['a stranger with the same address', () => ({ ...newPerson(), address: 'Linnankatu 1' })],
  ])('does not prevent others from playing: %s', async (_what, changes) => {
    const person = { ...newPerson(), address: 'Linnankatu 1' };
    await exclude(await open(person));
    const other = await open({ ...person, ...changes(person) });
    await expectFree(other);
    expect(await matchesOf(other.id)).toEqual([]);
  });

  it.each<[string, () => Partial<Person>]>([
    ['a twin with the same address and phone number', () => ({ email: `${randomUUID()}@example.com`, first_name: 'Elli' })],
    ['a son with the same name, address and phone number', () => ({ email: `${randomUUID()}@example.com`, birthday: '2001-07-21' })],
  ])('%s is only flagged', async (_what, changes) => {
    const person = newPerson();
    await exclude(await open(person));
    const other = await open({ ...person, ...changes() }, { isConfirmed: true });
    await expectFree(other);
    expect((await matchesOf(other.id)).map(({ state }) => state)).toEqual(['flagged']);
  });

  it('does not hold an older account for its birthday and phone number alone, which a stranger can enter', async () => {
    const person = newPerson();
    const victim = await open(person, { isConfirmed: true });
    await exclude(await open({ ...person, ...elsewhere(), first_name: 'Olli', last_name: 'Ek', phone_number: person.phone_number }));
    await expectFree(victim);
    expect((await matchesOf(victim.id)).map(({ state }) => state)).toEqual(['flagged']);
  });

  describe('with another open account', () => {
    it('with the same confirmed mailbox: it is excluded and signed out too', async () => {
      const person = newPerson();
      const [first, second] = [
        await open(person, { isConfirmed: true }),
        await open({ ...person, email: person.email.replace('@', '+2@') }, { isConfirmed: true }),
      ];
      await exclude(first);
      expect((await operator.call('front/get_player_limits', {}, second.bearer)).statusCode).toBe(401);
      expect(await login(second.username)).toMatchObject({ status: 0, error: 'self_excluded' });
    });

    it('with the same confirmed mailbox: it is on the same break, opened before or after it', async () => {
      const person = newPerson();
      const again = () => open({ ...person, email: person.email.replace('@', `+${randomUUID().slice(0, 4)}@`) }, { isConfirmed: true });
      const [first, second] = [await open(person, { isConfirmed: true }), await again()];
      const { until } = (await call('front/take_break', { days: 7 }, first.bearer)) as unknown as { until: string };
      for (const { bearer } of [second, await again()]) {
        expect((await operator.call('front/get_player_limits', {}, bearer)).json()).toMatchObject({ break_until: until });
        expect(await openGame(bearer)).toEqual({ status: 0, error: 'account_restricted' });
        expect(await deposit(bearer)).toEqual({ status: 0, error: 'account_restricted' });
      }
    });

    it('that a stranger could have opened: it is not on the break', async () => {
      const person = newPerson();
      const [victim, stranger] = [await open(person, { isConfirmed: true }), await open(person)];
      await call('front/take_break', { days: 7 }, stranger.bearer);
      await expectFree(victim);
    });

    it('with the same name, birthday and phone number: it is held, even during a game', async () => {
      const person = newPerson();
      const [first, second] = [await open(person), await open({ ...person, email: `${randomUUID()}@example.com` }, { isConfirmed: true })];
      const { url } = (await openGame(second.bearer)) as unknown as { url: string };
      const round = `Session ${new URLSearchParams(url.split('#')[1]).get('session')}`;
      const spin = () => call('game/spin', { bet: 1, idempotency_key: randomUUID() }, round);
      expect(await spin()).toEqual({ status: 0, error: 'insufficient_funds' });
      await exclude(first);
      expect(await spin()).toEqual({ status: 0, error: 'verification_required' });
      await expectHeld(second);
      expect(await login(second.username)).toMatchObject({ accessToken: expect.any(String) });
      expect((await operator.call('front/get_withdrawal_processors', {}, second.bearer)).json()).toMatchObject({ status: 1 });
    });
  });

  describe('under the name of another person', () => {
    it.each([
      ['a confirmed mail address', { isConfirmed: true }, elsewhere],
      ['a verified identity', { isVerified: true }, elsewhere],
      ['a verified identity, whose phone number and mail address were entered too', { isConfirmed: true, isVerified: true }, () => ({})],
    ])('does not restrict an established account with %s, neither now nor at its next login', async (_what, standing, contacts) => {
      const person = newPerson();
      const victim = await open(person, standing);
      const stranger = await open({ ...person, ...contacts() });
      await exclude(stranger);
      await expectFree(victim);
      const { accessToken } = await login(victim.username);
      await expectFree({ ...victim, bearer: `Bearer ${accessToken}` });
      expect(await matchesOf(victim.id)).toMatchObject([{ state: 'flagged' }]);
    });

    it.each([
      ['typed the mail address', false, []],
      ['had the mail address confirmed by its owner', true, ['flagged']],
    ])('does not restrict the other person, if the stranger %s', async (_what, isConfirmed, states) => {
      const person = newPerson();
      const victim = await open(person, { isConfirmed: true });
      await exclude(await open({ ...otherPerson(person), ...elsewhere(), email: person.email }, { isConfirmed }));
      await expectFree(victim);
      const { accessToken } = await login(victim.username);
      await expectFree({ ...victim, bearer: `Bearer ${accessToken}` });
      expect((await matchesOf(victim.id)).map(({ state }) => state)).toEqual(states);
    });

    it('shares no break with an account that an admin has cleared', async () => {
      const person = newPerson();
      const victim = await open(person, { isConfirmed: true });
      await exclude(await open(person));
      const [match] = await matchesOf(victim.id);
      await decide(match?.id ?? '', 'clear');
      const namesake = await open({ ...person, email: person.email.replace('@', '+2@') }, { isConfirmed: true });
      expect(await call('front/take_break', { days: 7 }, namesake.bearer)).toMatchObject({ status: 1 });
      await expectFree(victim);
    });

    it('does not hold an account again that an admin has cleared', async () => {
      const person = newPerson();
      const victim = await open(person, { isConfirmed: true });
      await exclude(await open(person));
      await expectHeld(victim);
      const [match] = await matchesOf(victim.id);
      await decide(match?.id ?? '', 'clear');
      await exclude(await open(person));
      await expectFree(victim);
      expect((await matchesOf(victim.id)).map(({ state }) => state).toSorted()).toEqual(['cleared', 'flagged']);
    });

    it('holds an account until the excluded one is compared again and does not match', async () => {
      const person = newPerson();
      const victim = await open(person);
      const stranger = await open(person);
      await exclude(stranger);
      await expectHeld(victim);
      await operator.db.database
        .updateTable('person_keys')
        .set(personKeysOf({ ...newPerson(), birthday: '1999-12-30' }))
        .where('player_id', '=', stranger.id)
        .execute();
      await login(victim.username);
      await expectHeld(victim);
      const clock = () => operator.clock.now;
      const session = await createPlayerSessions({ database: operator.db.database, now: clock }).open(stranger.id, '127.0.0.1');
      expect(await exclude({ ...stranger, bearer: `Bearer ${session}` })).toMatchObject({ status: 1 });
      const { accessToken } = await login(victim.username);
      await expectFree({ ...victim, bearer: `Bearer ${accessToken}` });
      expect(await matchesOf(victim.id)).toMatchObject([{ state: 'flagged' }]);
    });

    it('never excludes the other account by entered data alone', async () => {
      const person = newPerson();
      const victim = await open(person, { isConfirmed: true });
      await exclude(await open(person));
      expect(await login(victim.username)).toMatchObject({ accessToken: expect.any(String) });
      expect(await matchesOf(victim.id)).toMatchObject([{ state: 'held' }]);
    });
  });

  describe('in the back office', () => {
    async function held() {
      const person = newPerson();
      const excluded = await open(person);
      await exclude(excluded);
      const player = await open({ ...person, ...elsewhere() });
      const [match] = await matchesOf(player.id);
      return { excluded, player, id: match?.id ?? '' };
    }
    it('plays and deposits once cleared, and stays cleared', async () => {
      const { player, id } = await held();
      expect((await decide(id, 'clear')).json()).toMatchObject({ case: { known: { state: 'cleared' } } });
      await expectFree(player);
      await login(player.username);
      await expectFree(player);
    });

    it('is excluded for as long and signed out once confirmed as the same person', async () => {
      const { player, id } = await held();
      expect((await decide(id, 'exclude')).json()).toMatchObject({ case: { known: { state: 'excluded' } } });
      expect((await operator.call('front/get_player_limits', {}, player.bearer)).statusCode).toBe(401);
      expect(await login(player.username)).toMatchObject({ status: 0, error: 'self_excluded' });
    });
  });
});
