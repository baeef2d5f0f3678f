import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createProtectedPlay } from '../testing/protected-play.ts';
import { startPaymentEnvironment, testCard, type PaymentEnvironment, type WireTransaction } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';
import { testPassword, type TestPlayerOptions } from '../testing/test-player.ts';

type Refused = { status: number; error: string; fields?: Record<string, string>; current?: Record<string, number> };
type Limits = { returnable_amount: number; available_amount: number };
type Offer = {
  requires: string[];
  processors: (Limits & { id: string; saved_cards?: (Limits & { id: string; label: string })[] })[];
};
type Reviewed = {
  id: string;
  version: number;
  hold_until: string | null;
  review: { deposited: number; paid_out: number; staked: number; won: number; flags: string[] };
};

const coins = {
  processor: 'coinspaid',
  details: { coin: 'BTC', network: 'bitcoin', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
};
const bankOf = (beneficiary_name: string) => ({
  processor: 'sepa_transfer',
  details: {
    ...{ iban: 'FI21 1234 5600 0007 85', beneficiary_name, bic: 'NDEAFIHH', bank_name: 'Nordic Bank' },
    ...{ recipient_address: 'Linnankatu 1, Turku', postal_code: '20100' },
  },
});
const cardB = { ...testCard, number: '5555 5555 5555 4444' };
const hour = 3_600;

/** The default settings. */
describe('withdrawals, with default settings', () => {
  let env: PaymentEnvironment;
  let admin: TestPlayer;
  beforeAll(async () => {
    env = await startPaymentEnvironment({ settings: { throttle_factor: 0 } });
    admin = await env.operator.createPlayer({ scope: ['admin'] });
  });
  afterAll(() => env.close());

  const newPlayer = (options: TestPlayerOptions = {}) => env.operator.createPlayer({ firstName: 'Aino', lastName: 'Laine', ...options });
  const send = (player: TestPlayer, changes: Record<string, unknown>) =>
    env.operator.call('payment/send_withdrawal_request', { password: testPassword, idempotency_key: randomUUID(), ...changes }, player.bearer);
  const refused = async (player: TestPlayer, changes: Record<string, unknown>) => (await send(player, changes)).json<Refused>();
  const sent = async (player: TestPlayer, changes: Record<string, unknown>) =>
    (await send(player, changes)).json<{ transaction: WireTransaction & { hold_until: string | null } }>().transaction;
  const offerTo = async (player: TestPlayer) => (await env.operator.call('front/get_withdrawal_processors', {}, player.bearer)).json<Offer>();
  const cardsOf = async (player: TestPlayer) => (await offerTo(player)).processors.find(({ id }) => id === 'sandbox_card')?.saved_cards ?? [];
  const toCard = (id: string | undefined) => ({ processor: 'sandbox_card', details: { saved_card: id } });
  const cancel = (player: TestPlayer, id: string) => env.operator.call('front/cancel_withdrawal_request', { id }, player.bearer);

  async function payIn(player: TestPlayer, amount: number, card = testCard): Promise<void> {
    const { transaction_id: id, url } = await env.startDeposit<{ url: string }>(player, 'sandbox_card', { amount });
    await env.submitPage(url, 'card', card);
    await env.submitPage(url, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, id, 'complete');
  }
  /** Credits money without a deposit, as a win. */
  const win = (player: TestPlayer, minor: number) => createProtectedPlay(env.db.database, env.clock).play(player.id, 100, { win: minor + 100 });

  const reviewed = async (id: string) => {
    const { withdrawals } = (await env.operator.call('admin/get_withdrawals', { page_size: 100, status: 'pending' }, admin.bearer)).json<{
      withdrawals: Reviewed[];
    }>();
    const found = withdrawals.find((withdrawal) => withdrawal.id === id);
    if (!found) throw new Error('The back office does not see the withdrawal');
    return found;
  };
  const approve = async (id: string) =>
    env.operator.call('admin/decide_withdrawal', { id, decision: 'approve', version: (await reviewed(id)).version }, admin.bearer);
  const settles = async (player: TestPlayer, id: string, status: 'complete' | 'reversal') => {
    expect((await approve(id)).json()).toMatchObject({ status: 1 });
    await vi.waitFor(async () => expect((await env.db.pool.query('select from psp_sandbox.payouts where reference = $1', [id])).rowCount).toBe(1), {
      interval: 10,
    });
    env.advance(3);
    await env.waitForStatus(player, id, status);
  };
  const paid = (player: TestPlayer, id: string) => settles(player, id, 'complete');

  describe('1000 deposited by card', () => {
    it.each([
      ['a coin address', { ...coins, amount: 1000 }, 'return_to_source_first'],
      ['a little of it to a coin address', { ...coins, amount: 20 }, 'return_to_source_first'],
      ['the own bank account', { ...bankOf('Aino Laine'), amount: 1000 }, 'return_to_source_first'],
      ["a stranger's bank account", { ...bankOf('Matti Virtanen'), amount: 1000 }, 'return_to_source_first'],
    ])('cannot be withdrawn to %s', async (_text, changes, error) => {
      const player = await newPlayer();
      await payIn(player, 1000);
      expect((await refused(player, changes)).error).toBe(error);
      expect(await env.balances(player)).toEqual({ real: 1000, locked: 0, bonus: 0 });
    });

    it('is shown with the amounts to return per method before a request, and in its refusal', async () => {
      const player = await newPlayer();
      await payIn(player, 1000);
      await win(player, 250_00);
      const { processors } = await offerTo(player);
      const of = (id: string) => processors.find((processor) => processor.id === id);
      expect(of('sandbox_card')).toMatchObject({
        ...{ returnable_amount: 1000, available_amount: 1250 },
        saved_cards: [{ returnable_amount: 1000, available_amount: 1250 }],
      });
      expect(of('coinspaid')).toMatchObject({ returnable_amount: 0, available_amount: 250 });
      expect(await refused(player, { ...coins, amount: 250.01 })).toEqual({
        ...{ status: 0, error: 'return_to_source_first' },
        ...{ fields: { amount: 'return_to_source_first' }, current: { amount: 250, sandbox_card: 1000 } },
      });
      expect((await sent(player, { ...coins, amount: 250 })).status).toBe('pending');
      const [card] = await cardsOf(player);
      expect((await sent(player, { ...toCard(card?.id), amount: 1000 })).status).toBe('pending');
    });

    it('cannot be sent elsewhere by concurrent requests', async () => {
      for (let round = 0; round < 5; round += 1) {
        const player = await newPlayer();
        await payIn(player, 1000);
        await win(player, 300_00);
        const [card] = await cardsOf(player);
        const asked = [{ ...coins }, { ...bankOf('Aino Laine') }, { ...coins }, { ...bankOf('Aino Laine') }].map((to) => ({ ...to, amount: 200 }));
        await Promise.all([...asked.map((changes) => send(player, changes)), send(player, { ...toCard(card?.id), amount: 500 })]);
        const { rows } = await env.db.pool.query<{ sum: number }>(
          "select coalesce(sum(amount), 0)::int as sum from withdrawals where player_id = $1 and processor <> 'sandbox_card'",
          [player.id],
        );
        expect(rows[0]?.sum).toBeLessThanOrEqual(300_00);
      }
    });

    it('cannot be sent elsewhere in small parts, nor after a cancelled withdrawal', async () => {
      const player = await newPlayer();
      await payIn(player, 1000);
      const [card] = await cardsOf(player);
      for (let part = 0; part < 5; part += 1) {
        const { id } = await sent(player, { ...toCard(card?.id), amount: 200 });
        if (part % 2 === 0) await cancel(player, id);
        expect((await refused(player, { ...coins, amount: 20 })).error).toBe('return_to_source_first');
      }
      expect((await refused(player, { ...coins, amount: 20 })).current).toEqual({ amount: 0, sandbox_card: 600 });
    });

    it('cannot be sent to a second card', async () => {
      const player = await newPlayer();
      await payIn(player, 1000);
      await payIn(player, 20, cardB);
      const second = (await cardsOf(player)).find(({ label }) => label.endsWith('4444'));
      expect(second).toMatchObject({ returnable_amount: 20, available_amount: 20 });
      expect((await refused(player, { ...toCard(second?.id), amount: 1020 })).error).toBe('return_to_source_first');
      expect((await sent(player, { ...toCard(second?.id), amount: 20 })).status).toBe('pending');
    });

    it('can be withdrawn entirely even if less than the minimum is left for a source', async () => {
      const player = await newPlayer();
      for (const card of [testCard, cardB]) await payIn(player, 10, card);
      for (const { id } of await cardsOf(player)) expect((await sent(player, { ...toCard(id), amount: 10 })).status).toBe('pending');
      expect(await env.balances(player)).toEqual({ real: 0, locked: 20, bonus: 0 });
    });
  });

  async function arrive(player: TestPlayer, amount: number, processor = 'apple_pay', changes: object = {}): Promise<string> {
    const { transaction_id: reference } = await env.startDeposit(player, processor, { amount, ...changes });
    const payment = env.db.database.selectFrom('payments').select(['amount', 'fee']).where('id', '=', reference);
    const { amount: minor, fee } = await payment.executeTakeFirstOrThrow();
    const event = { event_id: randomUUID(), type: 'completed', reference, amount_minor: minor + fee, currency: 'EUR', ...changes };
    expect((await env.sendEvent(processor, event)).json()).toEqual({ status: 1 });
    env.advance(1);
    return reference;
  }
  describe('1000 deposited by a method without payouts, or to an entered account', () => {
    it('goes to any account, which is flagged for the approver', async () => {
      const player = await newPlayer();
      await arrive(player, 1000);
      const { id, hold_until } = await sent(player, { ...bankOf('Matti Virtanen'), amount: 1000 });
      expect(hold_until).not.toBeNull();
      expect((await reviewed(id)).review.flags).toEqual(expect.arrayContaining(['no_play', 'new_destination', 'name_differs']));
    });

    it('goes back by the same wallet method, to an account that counts as new', async () => {
      const player = await newPlayer();
      await arrive(player, 1000, 'skrill');
      expect((await refused(player, { ...coins, amount: 20 })).current).toEqual({ amount: 0, skrill: 1000 });
      const wallet = { processor: 'skrill', details: { email: 'aino@example.com' }, amount: 1000 };
      expect(await refused(player, { ...wallet, password: undefined })).toMatchObject({ error: 'password_required' });
      expect((await sent(player, wallet)).hold_until).not.toBeNull();
    });
  });

  it('goes elsewhere once the card has returned a payout, which is flagged for the approver', async () => {
    const player = await newPlayer();
    await payIn(player, 100);
    const [card] = await cardsOf(player);
    // The sandbox returns amounts that end in 13 cents.
    const { id } = await sent(player, { ...toCard(card?.id), amount: 40.13 });
    expect((await approve(id)).json()).toMatchObject({ status: 1 });
    await vi.waitFor(async () => expect((await env.db.pool.query('select from psp_sandbox.payouts where reference = $1', [id])).rowCount).toBe(1), {
      interval: 10,
    });
    env.advance(3);
    await env.waitForStatus(player, id, 'reversal');
    const elsewhere = await sent(player, { ...bankOf('Aino Laine'), amount: 100 });
    expect((await reviewed(elsewhere.id)).review.flags).toEqual(expect.arrayContaining(['payout_failed_before', 'new_destination', 'no_play']));
  });

  it('requires a confirmed mail address, as the offer states', async () => {
    const player = await newPlayer({ realMinor: 100_00, activated: false });
    expect((await offerTo(player)).requires).toEqual(['email_not_confirmed']);
    expect(await refused(player, { ...bankOf('Aino Laine'), amount: 40 })).toEqual({ status: 0, error: 'email_not_confirmed' });
    await env.db.database.updateTable('players').set({ activated: true }).where('id', '=', player.id).execute();
    expect((await offerTo(player)).requires).toEqual([]);
    expect((await sent(player, { ...bankOf('Laine Aino'), amount: 40 })).status).toBe('pending');
  });

  describe('to a new destination', () => {
    const destination = { ...bankOf('Aino Laine'), amount: 40 };

    it('requires the password, and moves nothing without it', async () => {
      const player = await newPlayer({ realMinor: 100_00 });
      expect(await refused(player, { ...destination, password: undefined })).toMatchObject({
        ...{ error: 'password_required', fields: { password: 'password_required' } },
      });
      expect(await refused(player, { ...destination, password: 'a guess' })).toMatchObject({
        ...{ error: 'wrong_password', fields: { password: 'wrong_password' } },
      });
      expect(await env.balances(player)).toEqual({ real: 100, locked: 0, bonus: 0 });
    });

    it('is held for a day, in which it can be cancelled but not approved', async () => {
      const player = await newPlayer({ realMinor: 100_00 });
      const inADay = new Date(env.clock.now.getTime() + 24 * hour * 1000).toISOString();
      const { id, hold_until } = await sent(player, destination);
      expect(hold_until).toBe(inADay);
      expect(await reviewed(id)).toMatchObject({ is_on_hold: true });
      expect((await approve(id)).json()).toEqual({ status: 0, error: 'withdrawal_on_hold' });
      const mails = await env.db.pool.query<{ mail: string }>(
        'select row_to_json(outbox)::text as mail from outbox union all select row_to_json(local_mails)::text from local_mails',
      );
      expect(mails.rows.some(({ mail }) => mail.includes('Withdrawal with new payout details'))).toBe(true);
      expect((await cancel(player, id)).json()).toEqual({ status: 1 });
      expect(await env.balances(player)).toEqual({ real: 100, locked: 0, bonus: 0 });
    });

    it('is paid after the hold, and then neither held nor requires the password again', async () => {
      const player = await newPlayer({ realMinor: 100_00 });
      const first = await sent(player, destination);
      env.advance(24 * hour);
      const later = await env.signIn(player);
      admin = await env.signIn(admin);
      expect(await reviewed(first.id)).toMatchObject({ is_on_hold: false });
      await paid(later, first.id);
      const again = await sent(later, { ...destination, details: { ...destination.details, iban: 'FI2112345600000785' }, password: undefined });
      expect(again).toMatchObject({ status: 'pending', hold_until: null });
      expect((await approve(again.id)).json()).toMatchObject({ status: 1 });
    });

    it.each([
      ['skrill', 'email', 'aino@gmail.com', ['aino@g-mail.com', 'aino@gma-il.com', 'a-ino@gmail.com']],
      ['jeton', 'account_id', 'aino.1', ['ain-o.1', 'aino.-1', 'Aino.1']],
    ])('(%s) includes one that only resembles a known one', async (processor, field, known, lookAlikes) => {
      const player = await newPlayer({ realMinor: 1000_00 });
      const to = (name: string) => ({ processor, details: { [field]: name }, amount: 30 });
      const first = await sent(player, to(known));
      env.advance(24 * hour);
      admin = await env.signIn(admin);
      const later = await env.signIn(player);
      await paid(later, first.id);
      for (const name of lookAlikes)
        expect(await refused(later, { ...to(name), password: undefined }), name).toMatchObject({ error: 'password_required' });
      const { id, hold_until } = await sent(later, to(lookAlikes[0] ?? ''));
      expect(hold_until).not.toBeNull();
      expect((await reviewed(id)).review.flags).toContain('new_destination');
      expect(await sent(later, { ...to(known), password: undefined })).toMatchObject({ status: 'pending', hold_until: null });
    });

    it('a card that deposited is not new', async () => {
      const player = await newPlayer();
      await payIn(player, 50);
      const [card] = await cardsOf(player);
      expect(await sent(player, { ...toCard(card?.id), amount: 50, password: undefined })).toMatchObject({ status: 'pending', hold_until: null });
    });

    it('a card that deposited is new for more than the deposited amount', async () => {
      const player = await newPlayer({ realMinor: 1000_00 });
      await payIn(player, 20);
      const [card] = await cardsOf(player);
      const all = { ...toCard(card?.id), amount: 1020 };
      expect(await refused(player, { ...all, password: undefined })).toMatchObject({ error: 'password_required' });
      expect(await env.balances(player)).toEqual({ real: 1020, locked: 0, bonus: 0 });
      const { id, hold_until } = await sent(player, all);
      expect(hold_until).not.toBeNull();
      expect((await approve(id)).json()).toEqual({ status: 0, error: 'withdrawal_on_hold' });
      expect((await reviewed(id)).review.flags).toContain('new_destination');
    });

    it('an account of a deposit is new for more than the deposited amount, also in two concurrent requests', async () => {
      const player = await newPlayer({ realMinor: 1000_00 });
      const { transaction_id: id, url } = await env.startDeposit<{ url: string }>(player, 'trustly', { amount: 20 });
      await env.submitPage(url, 'decision', { decision: 'approve' });
      await env.waitForStatus(player, id, 'complete');
      const back = { processor: 'trustly', details: {}, amount: 20, password: undefined };
      const responses = await Promise.all([send(player, back), send(player, back)]);
      const outcomes = responses.map((response) => response.json<{ status: number; error?: string }>().error ?? 'accepted');
      expect(outcomes.sort()).toEqual(['accepted', 'password_required']);
    });

    describe('the account of a deposit, if a thief deposits from another', () => {
      const back = { processor: 'trustly', details: {}, password: undefined };
      async function trustly(player: TestPlayer, amount: number): Promise<string> {
        const { transaction_id: id, url } = await env.startDeposit<{ url: string }>(player, 'trustly', { amount });
        await env.submitPage(url, 'decision', { decision: 'approve' });
        await env.waitForStatus(player, id, 'complete');
        env.advance(1);
        return id;
      }
      const depositsPaid = async (id: string) =>
        (await env.db.pool.query('select deposit_reference from psp_sandbox.payouts where reference = $1', [id])).rows as unknown[];

      it('remains the account of payouts once one with the password has arrived there', async () => {
        const player = await newPlayer({ realMinor: 1500_00 });
        const owners = await trustly(player, 500);
        const first = await sent(player, { ...back, amount: 600, password: testPassword });
        env.advance(24 * hour);
        admin = await env.signIn(admin);
        const later = await env.signIn(player);
        await paid(later, first.id);
        await trustly(later, 20);
        const { id, hold_until } = await sent(later, { ...back, amount: 1400 });
        expect(hold_until).toBeNull();
        await paid(later, id);
        expect(await depositsPaid(id)).toEqual([{ deposit_reference: owners }]);
      });

      it('is no longer the first choice once it returned a payout', async () => {
        const player = await newPlayer({ realMinor: 1000_00 });
        await trustly(player, 500);
        const { id } = await sent(player, { ...back, amount: 1400.13, password: testPassword });
        env.advance(24 * hour);
        admin = await env.signIn(admin);
        const later = await env.signIn(player);
        await settles(later, id, 'reversal');
        expect((await sent(later, { ...bankOf('Aino Laine'), amount: 100 })).status).toBe('pending');
        const renewed = await trustly(later, 1400);
        const again = await sent(later, { ...back, amount: 1400 });
        await paid(later, again.id);
        expect(await depositsPaid(again.id)).toEqual([{ deposit_reference: renewed }]);
      });

      it('remains the account for winnings of the owner, with the password, a hold and a flag', async () => {
        const player = await newPlayer({ realMinor: 1000_00 });
        const owners = await trustly(player, 200);
        const thiefs = await trustly(player, 20);
        expect(await refused(player, { ...back, amount: 1200 })).toMatchObject({ error: 'password_required' });
        const held = await sent(player, { ...back, amount: 1200, password: testPassword });
        expect(held.hold_until).not.toBeNull();
        const { review } = await reviewed(held.id);
        expect(review).toMatchObject({ flags: expect.arrayContaining(['new_destination']) as string[], returns_to: { amount: 200 } });
        const mails = await env.db.pool.query<{ mail: string }>(
          'select row_to_json(outbox)::text as mail from outbox union all select row_to_json(local_mails)::text from local_mails',
        );
        expect(mails.rows.map(({ mail }) => mail).join()).toMatch(/It goes back to the account you deposited €200\.00 from on 2026-/);
        const { id } = await sent(player, { ...back, amount: 20 });
        env.advance(24 * hour);
        admin = await env.signIn(admin);
        const later = await env.signIn(player);
        for (const withdrawal of [held.id, id]) await paid(later, withdrawal);
        expect(await depositsPaid(held.id)).toEqual([{ deposit_reference: owners }]);
        expect(await depositsPaid(id)).toEqual([{ deposit_reference: thiefs }]);
      });

      it.each(['trustly', 'bridgerpay'])('(%s) remains the account of a payout that was requested before', async (processor) => {
        const player = await newPlayer();
        const owners = await arrive(player, 500, processor);
        const { id } = await sent(player, { ...back, processor, amount: 500 });
        await arrive(player, 20, processor);
        await paid(player, id);
        expect(await depositsPaid(id)).toEqual([{ deposit_reference: owners }]);
      });

      it('is not that of held money, until the operator credits it', async () => {
        const player = await newPlayer();
        const owners = await trustly(player, 500);
        const { transaction_id: reference } = await env.startDeposit(player, 'trustly', { amount: 20 });
        for (const type of ['cancelled', 'completed'])
          await env.sendEvent('trustly', { event_id: randomUUID(), type, reference, amount_minor: 20_00, currency: 'EUR' });
        env.advance(1);
        const { id } = await sent(player, { ...back, amount: 300 });
        const filter = { kind: 'held_money', player_id: player.id };
        const { cases } = (await env.operator.call('admin/get_cases', filter, admin.bearer)).json<{ cases: { id: string }[] }>();
        const credit = { kind: 'held_money', id: cases[0]?.id, decision: 'credit', reason: 'The money arrived.', version: 1 };
        expect((await env.operator.call('admin/decide_case', credit, admin.bearer)).json()).toMatchObject({ status: 1 });
        env.advance(1);
        expect(await refused(player, { ...back, amount: 201 })).toMatchObject({ error: 'password_required' });
        const { id: later } = await sent(player, { ...back, amount: 20 });
        for (const withdrawal of [id, later]) await paid(player, withdrawal);
        expect(await depositsPaid(id)).toEqual([{ deposit_reference: owners }]);
        expect(await depositsPaid(later)).toEqual([{ deposit_reference: reference }]);
      });

      it('is not shared by different players', async () => {
        const [player, another] = [await newPlayer(), await newPlayer()];
        for (const one of [player, another]) await trustly(one, 20);
        await sent(another, { ...back, amount: 20 });
        const { id } = await sent(player, { ...back, amount: 20 });
        expect((await reviewed(id)).review.flags).not.toContain('shared_destination');
      });

      it('does not become known by withdrawing the deposited amount', async () => {
        const player = await newPlayer({ realMinor: 1500_00 });
        await trustly(player, 20);
        const { id } = await sent(player, { ...back, amount: 20 });
        await paid(player, id);
        expect(await refused(player, { ...back, amount: 1000 })).toMatchObject({ error: 'password_required' });
      });

      it('is new for money from the previous account', async () => {
        const player = await newPlayer();
        for (const amount of [500, 20]) await trustly(player, amount);
        expect(await refused(player, { ...back, amount: 520 })).toMatchObject({ error: 'password_required' });
        expect(await sent(player, { ...back, amount: 20 })).toMatchObject({ status: 'pending', hold_until: null });
      });
    });

    it('a card does not become known by withdrawing the deposited amount', async () => {
      const player = await newPlayer({ realMinor: 1000_00 });
      await payIn(player, 20);
      const [card] = await cardsOf(player);
      const { id } = await sent(player, { ...toCard(card?.id), amount: 20, password: undefined });
      await paid(player, id);
      expect(await refused(player, { ...toCard(card?.id), amount: 1000, password: undefined })).toMatchObject({ error: 'password_required' });
    });
  });

  it('to a name that was changed within a week is flagged', async () => {
    const player = await newPlayer({ realMinor: 100_00 });
    await env.operator.call('front/update_profile', { first_name: 'Matti', last_name: 'Virtanen', password: testPassword }, player.bearer);
    const { id } = await sent(player, { ...bankOf('Matti Virtanen'), amount: 40 });
    const { flags } = (await reviewed(id)).review;
    expect(flags).toContain('name_changed_recently');
    expect(flags).not.toContain('name_differs');
  });

  describe('requested by a thief who took over the account', () => {
    /** Reads both tables in one statement, because a mail is moved between them while it is sent. */
    const mailsTo = async (address: string) => {
      const { rows } = await env.db.pool.query<{ mail: string }>(
        'select row_to_json(outbox)::text as mail from outbox union all select row_to_json(local_mails)::text from local_mails',
      );
      return JSON.stringify(rows.filter(({ mail }) => mail.includes(address)));
    };
    const tokenIn = async (address: string, page: string) => new RegExp(`/${page}#token=([\\w-]+)`).exec(await mailsTo(address))?.[1];
    const change = (player: TestPlayer, email: string) => env.operator.call('front/update_profile', { email, password: testPassword }, player.bearer);
    const confirm = async (address: string) => {
      const response = await env.operator.call('front/confirm_email_change', { token: await tokenIn(address, 'confirm-email') });
      expect(response.json()).toMatchObject({ outcome: 'confirmed' });
    };
    const undo = async (owners: string) =>
      (await env.operator.call('front/undo_email_change', { token: await tokenIn(owners, 'undo-email-change') })).json<{ outcome: string }>();
    const addressOf = async ({ id }: TestPlayer) =>
      (await env.db.database.selectFrom('players').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

    /** A thief has changed the mail address, with one withdrawal requested before and one after. */
    async function takenOver() {
      const player = await newPlayer({ realMinor: 1000_00 });
      const owners = await addressOf(player);
      const thiefs = `${randomUUID()}@example.com`;
      const { id: before } = await sent(player, { ...bankOf('Aino Laine'), amount: 600 });
      await change(player, thiefs);
      await confirm(thiefs);
      const { id: after } = await sent(player, { ...bankOf('Aino Laine'), amount: 250.5 });
      return { player, owners, thiefs, before, after };
    }

    it('is returned when its owner undoes the change of address', async () => {
      const { player, owners, thiefs, before, after } = await takenOver();
      for (const address of [owners, thiefs]) expect(await mailsTo(address)).toMatch(/250\.50 by .* to an account we have not paid before/);
      expect(await undo(owners)).toMatchObject({ outcome: 'undone' });
      const owner = await env.signIn(player);
      for (const id of [before, after]) expect((await env.transaction(owner, id)).status).toBe('cancelled');
      expect(await env.balances(owner)).toEqual({ real: 1000, locked: 0, bonus: 0 });
    });

    it('is returned when its owner changes the address back in the profile', async () => {
      const { player, owners, before, after } = await takenOver();
      await change(player, owners);
      await confirm(owners);
      const owner = await env.signIn(player);
      for (const id of [before, after]) expect((await env.transaction(owner, id)).status).toBe('cancelled');
      expect(await env.balances(owner)).toEqual({ real: 1000, locked: 0, bonus: 0 });
    });

    it.each([
      ['its owner undoes the change of address', 401, { error: 'unauthorized' }],
      ['the password is changed', 200, { error: 'wrong_password', fields: { password: 'wrong_password' } }],
      ['the account is blocked', 403, { error: 'disable_site_access' }],
    ])('is refused if, during the request, %s', async (happens, status, refusal) => {
      const { player, owners } = await takenOver();
      const { pool } = env.db;
      const wallet = await pool.connect();
      const waiting = async (count: number) =>
        vi.waitFor(
          async () => {
            const found = await pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
            expect(found.rowCount).toBe(count);
          },
          { interval: 10 },
        );
      await wallet.query('begin');
      await wallet.query('select from accounts where player_id = $1 order by id for no key update', [player.id]);
      const isUndone = status === 401;
      const undone = isUndone ? undo(owners) : undefined;
      if (isUndone) await waiting(1);
      const response = send(player, { ...bankOf('Aino Laine'), amount: 100 });
      await waiting(isUndone ? 2 : 1);
      if (status === 200) {
        const passwords = { old_password: testPassword, password: 'Another-1-word' };
        expect((await env.operator.call('front/update_player_password', passwords, player.bearer)).json()).toMatchObject({ status: 1 });
      }
      if (status === 403) {
        const block = { id: player.id, status: 'blocked', expected: 'active', reason: 'A report.' };
        await env.operator.call('admin/set_player_status', block, admin.bearer);
      }
      await wallet.query('commit');
      wallet.release();
      if (undone) expect(await undone).toMatchObject({ outcome: 'undone' });
      expect((await response).statusCode, happens).toBe(status);
      expect((await response).json()).toEqual({ status: 0, ...refusal });
      const { rowCount } = await pool.query('select from withdrawals where player_id = $1 and amount = 10000', [player.id]);
      expect(rowCount).toBe(0);
    });

    it('is held and flagged after a change back if the law forbids cancelling withdrawals, but returned by the undo link', async () => {
      async function moved() {
        const british = await newPlayer({ country: 'GB', currency: 'GBP' });
        const [first, second] = [await addressOf(british), `${randomUUID()}@example.com`];
        const { transaction_id: reference } = await env.startDeposit(british, 'truelayer', { amount: 100, currency: 'GBP' });
        await env.sendEvent('truelayer', { event_id: randomUUID(), type: 'completed', reference, amount_minor: 100_00, currency: 'GBP' });
        env.advance(1);
        const { id } = await sent(british, { processor: 'truelayer', details: {}, amount: 100, password: undefined });
        expect((await cancel(british, id)).json()).toEqual({ status: 0, error: 'not_cancellable' });
        await change(british, second);
        await confirm(second);
        env.advance(1);
        return { british, first, id };
      }
      const { british, first, id } = await moved();
      await change(british, first);
      await confirm(first);
      const owner = await env.signIn(british);
      expect(await env.balances(owner)).toEqual({ real: 0, locked: 100, bonus: 0 });
      expect((await cancel(owner, id)).json()).toEqual({ status: 0, error: 'not_cancellable' });
      expect(await env.transaction(owner, id)).toMatchObject({ status: 'pending', can_cancel: false });
      expect((await reviewed(id)).review.flags).toEqual(expect.arrayContaining(['new_destination', 'mail_changed_recently']));
      expect((await approve(id)).json()).toEqual({ status: 0, error: 'withdrawal_on_hold' });
      const other = await moved();
      expect(await undo(other.first)).toMatchObject({ outcome: 'undone' });
      expect(await env.balances(await env.signIn(other.british))).toEqual({ real: 100, locked: 0, bonus: 0 });
    });

    it('is returned once if the thief cancels it during the undo', async () => {
      const { player, owners, after } = await takenOver();
      const { pool } = env.db;
      const waiting = async (count: number) =>
        vi.waitFor(
          async () => {
            const found = await pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
            expect(found.rowCount).toBe(count);
          },
          { interval: 10 },
        );
      const [wallet, account] = [await pool.connect(), await pool.connect()];
      await wallet.query('begin');
      await wallet.query('select from accounts where player_id = $1 for no key update', [player.id]);
      await account.query('begin');
      await account.query('select from players where id = $1 for no key update', [player.id]);
      // The last withdrawal becomes pending only after the undo has begun.
      await pool.query("update withdrawals set status = 'processing' where id = $1", [after]);
      const undone = undo(owners);
      await waiting(1);
      await pool.query("update withdrawals set status = 'pending' where id = $1", [after]);
      await wallet.query('commit');
      await vi.waitFor(
        async () => {
          const found = await pool.query(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%\"players\"%'",
          );
          expect(found.rowCount).toBe(1);
        },
        { interval: 10 },
      );
      const cancelled = cancel(player, after);
      await waiting(2);
      await account.query('commit');
      expect(await undone).toMatchObject({ outcome: 'undone' });
      expect((await cancelled).json()).toEqual({ status: 1 });
      wallet.release();
      account.release();
      expect(await env.balances(await env.signIn(player))).toEqual({ real: 1000, locked: 0, bonus: 0 });
    });
  });

  it('on hold can be cancelled by its player in a country that otherwise forbids it', async () => {
    const player = await newPlayer({ realMinor: 100_00, country: 'GB', currency: 'GBP' });
    const details = { sort_code: '200000', account_number: '55779911', beneficiary_name: 'Aino Laine' };
    const request = { processor: 'faster_payments', details, amount: 40 };
    const { id, can_cancel } = await sent(player, request);
    expect(can_cancel).toBe(true);
    expect((await cancel(player, id)).json()).toEqual({ status: 1 });
    const { id: next } = await sent(player, request);
    env.advance(24 * hour + 1);
    admin = await env.signIn(admin);
    const later = await env.signIn(player);
    expect(await env.transaction(later, next)).toMatchObject({ status: 'pending', can_cancel: false });
    expect((await cancel(later, next)).json()).toEqual({ status: 0, error: 'not_cancellable' });
  });

  it('of a blocked player can be rejected, but not approved', async () => {
    const player = await newPlayer({ realMinor: 100_00 });
    const { id } = await sent(player, { ...bankOf('Aino Laine'), amount: 40 });
    env.advance(24 * hour);
    admin = await env.signIn(admin);
    const set = (status: string, expected: string) =>
      env.operator.call('admin/set_player_status', { id: player.id, status, expected, reason: 'A report.' }, admin.bearer);
    await set('blocked', 'active');
    expect((await reviewed(id)).review.flags).toContain('blocked');
    expect((await approve(id)).json()).toEqual({ status: 0, error: 'account_restricted' });
    const { version } = await reviewed(id);
    const rejection = { id, decision: 'reject', reason: 'Blocked.', version };
    expect((await env.operator.call('admin/decide_withdrawal', rejection, admin.bearer)).json()).toMatchObject({ status: 1 });
    await set('active', 'blocked');
    expect(await env.balances(await env.signIn(player))).toEqual({ real: 100, locked: 0, bonus: 0 });
  });

  it('is shown to the approver with deposits, stakes and flags', async () => {
    const [player, another] = [await newPlayer(), await newPlayer({ realMinor: 100_00 })];
    await payIn(player, 100);
    await win(player, 60_50);
    await env.db.database
      .insertInto('player_messages')
      .values({ player_id: player.id, kind: 'password_changed', params: '{}', created_at: env.clock.now })
      .execute();
    await env.db.pool.query(
      "insert into person_matches (player_id, excluded_player_id, reasons, state, created_at) values ($1, $2, '{}', 'flagged', now())",
      [player.id, admin.id],
    );
    const details = { ...bankOf('Aino Laine').details, iban: 'FI55 4234 5670 0000 81' };
    await sent(another, { processor: 'sepa_transfer', details, amount: 30 });
    const { id } = await sent(player, { processor: 'sepa_transfer', details, amount: 60.5 });
    expect((await reviewed(id)).review).toMatchObject({
      ...{
        deposited: 100,
        paid_out: 0,
        staked: 1,
        won: 61.5,
        days_registered: expect.any(Number) as number,
        kyc_status: 'none',
        email_confirmed: true,
      },
      returns_to: null,
      flags: ['low_play', 'new_destination', 'password_changed_recently', 'shared_destination', 'on_review'],
    });
  });
});

describe('withdrawals, with all checks disabled', () => {
  it('go to the requested destination without a hold', async () => {
    const none = { closed_loop: false, payout_needs_confirmed_mail: false, new_destination_hold_hours: 0 };
    const env = await startPaymentEnvironment({ settings: { throttle_factor: 0, ...none } });
    const player = await env.operator.createPlayer({ activated: false });
    const { transaction_id: deposit, url } = await env.startDeposit<{ url: string }>(player, 'trustly', { amount: 100 });
    await env.submitPage(url, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, deposit, 'complete');
    const request = { ...bankOf('Matti Virtanen'), amount: 100, password: testPassword, idempotency_key: randomUUID() };
    const response = await env.operator.call('payment/send_withdrawal_request', request, player.bearer);
    expect(response.json()).toMatchObject({ transaction: { status: 'pending', hold_until: null } });
    await env.close();
  });
});
