import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fault, mountView, refusal, wirePlayer, type FakeHandlers, type MountedView } from '@playfront/auth/testing';
import { wireTransaction } from '../testing/deposit.fixtures.ts';
import { DepositResult } from './DepositResult.tsx';
import { stepPollMs } from '../steps/PaymentStep.tsx';
import { pollIntervalMs, pollLimitMs } from './useDepositResult.ts';

const status = () => page.getByRole('status');
const balances = { total_balance: 547.6, real_balance: 462.6, bonus_balance: 85, locked_balance: 120 };

let view: MountedView | undefined;

async function open(handlers: FakeHandlers, props: { onAgain?: () => void; onDone?: () => void } = {}) {
  view = await mountView(<DepositResult transactionId="42" onAgain={() => {}} {...props} />, {
    player: wirePlayer(),
    handlers: { frontGetPlayerBalance: () => ({ status: 1, player: { id: 7, version: 9, currency: 'EUR', ...balances } }), ...handlers },
  });
  return view;
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  view?.unmount();
});

describe('coming back from the payment page', () => {
  test('waits for the operator, then shows the deposit and the new balance', async () => {
    const { api } = await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction() }) });
    await expect.element(status()).toHaveTextContent('Waiting for your deposit of €50.00');
    api.setHandlers({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'complete' }) }) });
    await vi.advanceTimersByTimeAsync(pollIntervalMs);
    await expect.element(status()).toHaveTextContent('Deposit complete');
    await expect.element(status()).toHaveTextContent('+€50.00');
    await expect.element(status()).toHaveTextContent('Your balance is now €547.60.');
    await vi.advanceTimersByTimeAsync(10 * pollIntervalMs);
    expect(api.requestsOf('frontGetFinancialTransaction')).toEqual([{ id: '42' }, { id: '42' }]);
  });

  test.each([
    ['active', 'Your balance is now'],
    ['issued', 'Starts when your current bonus ends'],
  ] as const)('a bonus that came with it (%s) has a line of its own', async (bonusStatus, words) => {
    const terms = { wagering_required: 875, max_bet: 5, expected_cost: { rtp: 96.5, amount: 30.63 }, expires_at: '2026-12-04T12:00:00Z' };
    const bonus = { title: 'Welcome bonus', currency: 'EUR', status: bonusStatus } as const;
    await open({
      frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'complete' }) }),
      frontGetPlayerBonuses: () => ({
        status: 1,
        bonuses: [
          { ...bonus, id: 'b2', title: 'Of another deposit', amount: 10, payment_id: '41' },
          { ...bonus, ...terms, id: 'b1', amount: 25, payment_id: '42' },
        ],
        total: 2,
      }),
    });
    await expect.element(status()).toHaveTextContent('Welcome bonus+€25.00');
    await expect.element(status()).toHaveTextContent(words);
    for (const term of ['€875.00', '2026.12.04', '€5.00', '€30.63']) await expect.element(status()).toHaveTextContent(term);
    await expect.element(status()).not.toHaveTextContent('Of another deposit');
  });

  test.each([
    ['failed', 'The payment was declined'],
    ['expired', 'not finished in time'],
    ['cancelled', 'The payment was cancelled'],
    ['reversal', 'reversed the payment'],
  ] as const)('a deposit that %s says so with its amount', async (ended, words) => {
    await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: ended, reason: 'deposit_fail' }) }) });
    await expect.element(status()).toHaveTextContent('The amount €50.00 could not be deposited!');
    await expect.element(status()).toHaveTextContent(words);
  });

  test('a failed deposit offers its amount again, and names its reference', async () => {
    const onAgain = vi.fn();
    await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'failed' }) }) }, { onAgain });
    await expect.element(status()).toHaveTextContent('Reference: 42');
    await page.getByRole('button', { name: 'Try €50.00 again' }).click();
    expect(onAgain).toHaveBeenLastCalledWith(expect.objectContaining({ minor: 50_00, currency: 'EUR' }));
    await page.getByRole('button', { name: 'Back to deposit' }).click();
    expect(onAgain).toHaveBeenLastCalledWith();
  });

  test.each(['amount_out_of_range', 'limit_reached'])('money that arrived and is held (%s) is not asked for again', async (reason) => {
    await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'failed', reason }) }) });
    await expect.element(status()).toHaveTextContent('Do not pay again.');
    await expect.element(page.getByRole('button', { name: /^Try/ })).not.toBeInTheDocument();
  });

  test('the reason of the provider is said when it has words', async () => {
    await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'failed', reason: 'wrong_card' }) }) });
    await expect.element(status()).toHaveTextContent('Wrong Card Info');
  });

  test('without a decision in two minutes it says that the money comes later, and asks again when told to', async () => {
    const { api } = await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction() }) });
    await expect.element(status()).toHaveTextContent('Waiting for your deposit of €50.00');
    await vi.advanceTimersByTimeAsync(pollLimitMs);
    await expect.element(status()).toHaveTextContent('You do not need to pay again.');
    const asked = api.requestsOf('frontGetFinancialTransaction').length;
    await vi.advanceTimersByTimeAsync(pollLimitMs);
    expect(api.requestsOf('frontGetFinancialTransaction')).toHaveLength(asked);
    api.setHandlers({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'complete' }) }) });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.element(status()).toHaveTextContent('Deposit complete');
  });

  test('the way back to the cashier is always there; the way to the payment page once the decision is late', async () => {
    const onAgain = vi.fn();
    const paymentGetStartedPayment = () => ({ status: 1, transaction_id: 42, type: 'redirect_url', url: 'https://pay.example/42' }) as const;
    const { api } = await open(
      { paymentGetStartedPayment, frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction() }) },
      { onAgain },
    );
    await expect.element(status()).toHaveTextContent('takes no money');
    await page.getByRole('button', { name: 'Back to deposit' }).click();
    expect(onAgain).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('link', { name: 'Continue payment' })).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(pollLimitMs);
    await expect.element(page.getByRole('link', { name: 'Continue payment' })).toHaveAttribute('href', 'https://pay.example/42');
    api.setHandlers({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'cancelled' }) }) });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.element(status()).toHaveTextContent('The payment was cancelled');
  });

  test('a payment that continues here is shown until it has ended, however long that takes', async () => {
    const { api } = await open({
      paymentGetStartedPayment: () => ({ status: 1, transaction_id: 42, type: 'poll' }),
      frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction() }),
    });
    await expect.element(page.getByRole('heading', { name: 'Approve the payment in your app' })).toBeVisible();
    await vi.advanceTimersByTimeAsync(2 * pollLimitMs);
    await expect.element(page.getByRole('heading', { name: 'Approve the payment in your app' })).toBeVisible();
    api.setHandlers({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'complete' }) }) });
    await vi.advanceTimersByTimeAsync(stepPollMs);
    await expect.element(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Approve the payment in your app' })).not.toBeInTheDocument();
  });

  test('a fault on the way is no decision: the next question may be answered', async () => {
    const { api } = await open({
      frontGetFinancialTransaction: () => {
        throw fault('network');
      },
    });
    await expect.element(status()).toHaveTextContent('Waiting for the payment provider');
    api.setHandlers({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'complete' }) }) });
    await vi.advanceTimersByTimeAsync(pollIntervalMs);
    await expect.element(status()).toHaveTextContent('Deposit complete');
  });

  test("an id that is not the player's shows nothing of it", async () => {
    const onAgain = vi.fn();
    await open(
      {
        frontGetFinancialTransaction: () => {
          throw refusal('not_found');
        },
      },
      { onAgain },
    );
    await expect.element(status()).toHaveTextContent('This deposit could not be shown');
    await page.getByRole('button', { name: 'Back to deposit' }).click();
    expect(onAgain).toHaveBeenCalledOnce();
  });
});
