import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, inject, vi } from 'vitest';
import { sign, signatureHeader } from '../payments/signature.ts';
import { createPlayerSessions } from '../sessions/sessions.service.ts';
import type { SettingsOverrides } from '../settings/settings.schema.ts';
import { expectLockedExplained, expectSoundLedger, expectSuspenseExplained } from './ledger-checks.ts';
import { createTestDatabase, freePort, type TestDatabase } from './test-database.ts';
import { startOperator, startSandbox, testSecret, type TestClock, type TestOperator, type TestPlayer } from './test-operator.ts';

export type WireTransaction = {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly amount: number;
  readonly reason: string | null;
  readonly note: string | null;
  readonly fee: number;
  readonly total: number | null;
  readonly provider: string;
  readonly can_cancel: boolean;
};

export const testCard = { holder: 'Aino Laine', number: '4111 1111 1111 1111', month: '12', year: '2040', cvv: '123' };

/** A running operator and payment sandbox that share a database server, as in a real installation. */
export type PaymentEnvironment = {
  readonly db: TestDatabase;
  readonly clock: TestClock;
  readonly operator: TestOperator;
  readonly sandbox: FastifyInstance;
  /** Requests a deposit, of €25.50 unless `changes` says otherwise. */
  requestDeposit(player: TestPlayer, provider: string, changes?: Record<string, unknown>): Promise<LightMyRequestResponse>;
  /** Requests a deposit, fails if it is refused, and returns the parsed response. */
  startDeposit<Result extends object>(
    player: TestPlayer,
    provider: string,
    changes?: Record<string, unknown>,
  ): Promise<Result & { transaction_id: string }>;
  transaction(player: TestPlayer, id: string): Promise<WireTransaction>;
  waitForStatus(player: TestPlayer, id: string, status: string): Promise<WireTransaction>;
  balances(player: TestPlayer): Promise<{ real: number; locked: number; bonus: number }>;
  /** Opens a page of the sandbox; `submitPage` posts a form to one of its steps. */
  openPage(url: string): Promise<LightMyRequestResponse>;
  submitPage(url: string, step: string, form?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sends a provider's callback to the operator, signed unless `headers` override the signature. */
  sendEvent(provider: string, event: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Opens a new session, since sessions expire after a day. */
  signIn(player: TestPlayer): Promise<TestPlayer>;
  /** Advances the test clock. */
  advance(seconds: number): void;
  /** Checks the ledger, then stops everything. */
  close(): Promise<void>;
};

type EnvironmentOptions = { settings?: SettingsOverrides; log?: FastifyBaseLogger };

export async function startPaymentEnvironment(options: EnvironmentOptions = {}): Promise<PaymentEnvironment> {
  const db = await createTestDatabase(inject('postgresUrl'));
  const clock = { now: new Date() };
  const { app: sandbox, url: pspUrl } = await startSandbox(db, clock, options.log);
  // The callback URL must be known before the operator listens, as in a real installation.
  const port = await freePort();
  const callbackUrl = `http://127.0.0.1:${port}`;
  const operator = await startOperator(inject('postgresUrl'), { db, clock, pspUrl, callbackUrl, ...options });
  await operator.app.listen({ host: '127.0.0.1', port });

  const transaction = async (player: TestPlayer, id: string) =>
    (await operator.call('front/get_financial_transaction', { id }, player.bearer)).json<{ transaction: WireTransaction }>().transaction;
  const requestDeposit = (player: TestPlayer, provider: string, changes: Record<string, unknown> = {}) =>
    operator.call(
      `payment/get_payment_${provider}_url`,
      { amount: 25.5, currency: 'EUR', return_url: '/user-management?tab=deposit', locale: 'en', idempotency_key: randomUUID(), ...changes },
      player.bearer,
    );

  return {
    db,
    clock,
    operator,
    sandbox,
    requestDeposit,
    async startDeposit<Result extends object>(player: TestPlayer, provider: string, changes?: Record<string, unknown>) {
      const response = (await requestDeposit(player, provider, changes)).json<Result & { status: number; transaction_id: string }>();
      expect(response, JSON.stringify(response)).toMatchObject({ status: 1 });
      return response;
    },
    transaction,
    async waitForStatus(player, id, status) {
      await vi.waitFor(async () => expect((await transaction(player, id)).status).toBe(status), { timeout: 10_000, interval: 10 });
      return transaction(player, id);
    },
    async balances(player) {
      const response = await operator.call('front/get_player_balance', { id: player.id }, player.bearer);
      const { real_balance, locked_balance, bonus_balance } = response.json<{ player: Record<string, number> }>().player;
      return { real: real_balance ?? 0, locked: locked_balance ?? 0, bonus: bonus_balance ?? 0 };
    },
    openPage: (url) => sandbox.inject({ url: new URL(url).pathname }),
    submitPage: (url, step, form = {}) =>
      sandbox.inject({
        method: 'POST',
        url: `${new URL(url).pathname}/${step}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      }),
    sendEvent(provider, event, headers = {}) {
      const payload = JSON.stringify(event);
      return operator.app.inject({
        method: 'POST',
        url: `/api/payment/callback/${provider}`,
        headers: { 'content-type': 'application/json', [signatureHeader]: sign(testSecret, payload, clock.now), ...headers },
        payload,
      });
    },
    async signIn(player) {
      const token = await createPlayerSessions({ database: db.database, now: () => clock.now }).open(player.id, '127.0.0.1');
      return { ...player, token, bearer: `Bearer ${token}` };
    },
    advance(seconds) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
    async close() {
      await expectSoundLedger(db.database);
      await expectLockedExplained(db.database);
      await expectSuspenseExplained(db.database);
      await operator.close();
      await sandbox.close();
      await db.destroy();
    },
  };
}
