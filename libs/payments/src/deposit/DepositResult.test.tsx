import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import { fault, mountView, refusal, wirePlayer, type FakeHandlers, type MountedView } from '@playfront/auth/testing';
import { wireTransaction } from '../testing/deposit.fixtures.ts';
import { DepositResult } from './DepositResult.tsx';
import { stepPollMs } from '../steps/PaymentStep.tsx';
import { pendingDepositsQuery } from './pending-deposits.query.ts';
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

describe('the result after the return from the payment page', () => {
  test('is polled, then shows the deposit and the new balance', async () => {
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
  ] as const)('shows the bonus of the deposit (%s) with its terms', async (bonusStatus, message) => {
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
    await expect.element(status()).toHaveTextContent(message);
    for (const term of ['€875.00', '2026.12.04', '€5.00', '€30.63']) await expect.element(status()).toHaveTextContent(term);
    await expect.element(status()).not.toHaveTextContent('Of another deposit');
  });

  test.each([
    ['failed', 'The payment was declined'],
    ['expired', 'not finished in time'],
    ['cancelled', 'The payment was cancelled'],
    ['reversal', 'reversed the payment'],
  ] as const)('shows status and amount of a deposit that has ended: %s', async (ended, message) => {
    await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: ended, reason: 'deposit_fail' }) }) });
    await expect.element(status()).toHaveTextContent('The amount €50.00 could not be deposited!');
    await expect.element(status()).toHaveTextContent(message);
  });

  test('offers to retry a failed deposit with its amount, and shows its reference', async () => {
    const onAgain = vi.fn();
    await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'failed' }) }) }, { onAgain });
    await expect.element(status()).toHaveTextContent('Reference: 42');
    await page.getByRole('button', { name: 'Try €50.00 again' }).click();
    expect(onAgain).toHaveBeenLastCalledWith(expect.objectContaining({ minor: 50_00, currency: 'EUR' }));
    await page.getByRole('button', { name: 'Back to deposit' }).click();
    expect(onAgain).toHaveBeenLastCalledWith();
  });

  test.each(['amount_out_of_range', 'limit_reached'])('does not offer to pay held money again (%s)', async (reason) => {
    await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'failed', reason }) }) });
    await expect.element(status()).toHaveTextContent('Do not pay again.');
    await expect.element(page.getByRole('button', { name: /^Try/ })).not.toBeInTheDocument();
  });

  test('shows the reason of the provider if there is a message for it', async () => {
    await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'failed', reason: 'wrong_card' }) }) });
    await expect.element(status()).toHaveTextContent('Wrong Card Info');
  });

  test('says after two minutes that the money will arrive later, and polls again on request', async () => {
    const { api } = await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction() }) });
    await expect.element(status()).toHaveTextContent('Waiting for your deposit of €50.00');
    await vi.advanceTimersByTimeAsync(pollLimitMs);
    await expect.element(status()).toHaveTextContent('You do not need to pay again.');
    const requestCount = api.requestsOf('frontGetFinancialTransaction').length;
    await vi.advanceTimersByTimeAsync(pollLimitMs);
    expect(api.requestsOf('frontGetFinancialTransaction')).toHaveLength(requestCount);
    api.setHandlers({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'complete' }) }) });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.element(status()).toHaveTextContent('Deposit complete');
  });

  test('always has a button back to the deposit form, and a link to the payment page once it is overdue', async () => {
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

  test('offers the payment page at once for a deposit that was opened from the list of pending ones', async () => {
    function FromList() {
      const list = useQuery(pendingDepositsQuery(useApi()));
      return list.data ? <DepositResult transactionId="42" onAgain={() => {}} /> : null;
    }
    view = await mountView(<FromList />, {
      player: wirePlayer(),
      handlers: {
        frontGetFinancialTransactions: () => ({ status: 1, transactions: [wireTransaction()], total: 1 }),
        frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction() }),
        paymentGetStartedPayment: () => ({ status: 1, transaction_id: 42, type: 'redirect_url', url: 'https://pay.example/42' }),
      },
    });
    await expect.element(page.getByRole('link', { name: 'Continue payment' })).toHaveAttribute('href', 'https://pay.example/42');
  });

  test('shows a payment that continues on this site until it has ended', async () => {
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

  test('keeps polling after a transport fault', async () => {
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

  test("shows no details of a transaction that is not the player's", async () => {
    const onAgain = vi.fn();
    await open(
      {
        frontGetFinancialTransaction: () => {
          throw refusal('not_found');
        },
      },
      { onAgain },
    );
    await expect.element(status()).toHaveTextContent('We could not load this deposit. Check Transactions before you pay again.');
    await page.getByRole('button', { name: 'Back to deposit' }).click();
    expect(onAgain).toHaveBeenCalledOnce();
  });
});
