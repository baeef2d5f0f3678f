import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPaymentEnvironment, testCard, type PaymentEnvironment } from '../testing/payment-environment.ts';
import type { TestPlayer } from '../testing/test-operator.ts';

type Offer = {
  readonly id: string;
  readonly name: string;
  readonly method: string;
  readonly is_last_used: boolean;
  readonly is_saved_only: boolean;
  readonly saved_cards?: readonly { readonly id: string; readonly label: string }[];
};

let env: PaymentEnvironment;
beforeAll(async () => {
  env = await startPaymentEnvironment();
});
afterAll(() => env.close());

const offersTo = async ({ bearer }: TestPlayer): Promise<readonly Offer[]> =>
  (await env.operator.call('front/get_processors', { currency: 'EUR' }, bearer)).json<{ processors: Offer[] }>().processors;

async function payByCard(player: TestPlayer, provider = 'sandbox_card'): Promise<void> {
  const { transaction_id: id, url } = await env.startDeposit<{ url: string }>(player, provider);
  await env.submitPage(url, 'card', testCard);
  await env.submitPage(url, 'decision', { decision: 'approve' });
  await env.waitForStatus(player, id, 'complete');
}

describe('the deposit methods of a player', () => {
  it('are listed once each, with names in the language of the player', async () => {
    const player = await env.operator.createPlayer();
    const offers = await offersTo(player);
    expect(new Set(offers.map(({ method }) => method)).size).toBe(offers.length);
    expect(offers[0]).toMatchObject({ method: 'card', is_usual: true, is_used: false });
    await env.operator.call('front/update_profile', { language: 'de' }, player.bearer);
    expect((await offersTo(player)).find(({ method }) => method === 'bank_transfer')?.name).toBe('Banküberweisung');
  });

  it('include a card that was paid with: it is paid again without its number, until it is removed', async () => {
    const player = await env.operator.createPlayer();
    await payByCard(player);
    const cardOf = async () => (await offersTo(player)).find(({ id }) => id === 'sandbox_card');
    const card = await cardOf();
    expect(card).toMatchObject({ is_last_used: true, saved_cards: [{ label: 'Visa ···· 1111' }] });
    const saved_card = card?.saved_cards?.[0]?.id ?? '';

    const { transaction_id: id, url } = await env.startDeposit<{ url: string }>(player, 'sandbox_card', { fields: { saved_card } });
    expect((await env.openPage(url)).body).not.toContain('cc-number');
    await env.submitPage(url, 'decision', { decision: 'approve' });
    await env.waitForStatus(player, id, 'complete');
    expect((await env.balances(player)).real).toBe(51);

    const other = await env.operator.createPlayer();
    const refused = await env.requestDeposit(other, 'sandbox_card', { fields: { saved_card } });
    expect(refused.json()).toMatchObject({ status: 0, error: 'wrong_card', fields: { saved_card: 'wrong_card' } });

    const remove = (by: TestPlayer) => env.operator.call('payment/remove_saved_card', { id: saved_card }, by.bearer);
    expect((await remove(other)).json()).toMatchObject({ error: 'not_found' });
    expect((await remove(player)).json()).toEqual({ status: 1 });
    expect((await cardOf())?.saved_cards ?? []).toEqual([]);
    expect((await env.requestDeposit(player, 'sandbox_card', { fields: { saved_card } })).json()).toMatchObject({ error: 'wrong_card' });
    // Money that came from it still goes back to it.
    const payouts = await env.operator.call('front/get_withdrawal_processors', { currency: 'EUR' }, player.bearer);
    expect(payouts.json<{ processors: Offer[] }>().processors.flatMap(({ saved_cards: cards = [] }) => cards)).toMatchObject([{ id: saved_card }]);
    await payByCard(player);
    expect((await cardOf())?.saved_cards).toHaveLength(1);
  });

  it('keep a saved card at the provider that stores it, although another one is preferred', async () => {
    const player = await env.operator.createPlayer();
    await payByCard(player, 'nuvei');
    const cards = (await offersTo(player)).filter(({ method }) => method === 'card');
    expect(cards).toMatchObject([
      { id: 'nuvei', is_saved_only: true, saved_cards: [{ label: 'Visa ···· 1111' }] },
      { id: 'sandbox_card', is_saved_only: false },
    ]);
  });
});

describe('a provider that does not respond', () => {
  it('is replaced by the next gateway of the method, within the same limit', async () => {
    const broken = await startPaymentEnvironment();
    try {
      const player = await broken.operator.createPlayer();
      await broken.sandbox.close();
      await broken.operator.call('front/set_player_limit', { kind: 'deposit', period: 'day', amount: 30 }, player.bearer);
      const refused = await broken.requestDeposit(player, 'sandbox_card', { idempotency_key: randomUUID() });
      expect(refused.json()).toMatchObject({ error: 'action_failed' });
      const offers = (await broken.operator.call('front/get_processors', { currency: 'EUR' }, player.bearer)).json<{ processors: Offer[] }>();
      expect(offers.processors.find(({ method }) => method === 'card')?.id).toBe('nuvei');
      // Otherwise the two deposits have the same time, and either may come first in the list.
      broken.advance(1);
      // The deposit that was never opened does not use up the limit of the one that replaces it.
      const replaced = await broken.requestDeposit(player, 'nuvei', { idempotency_key: randomUUID() });
      expect(replaced.json()).toMatchObject({ error: 'action_failed' });
      const list = await broken.operator.call('front/get_financial_transactions', { page_size: 2 }, player.bearer);
      expect(list.json<{ transactions: object[] }>().transactions).toMatchObject([{ status: 'pending' }, { status: 'expired' }]);
    } finally {
      await broken.close();
    }
  });
});
