import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fault, mountView, refusal, wirePlayer, type FakeHandlers, type MountedView } from '@playfront/auth/testing';
import { wireTransaction } from '../testing/deposit.fixtures.ts';
import { DepositResult } from './DepositResult.tsx';
import { paymentPageDraft } from './payment-page.schema.ts';
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
  sessionStorage.clear();
  view?.unmount();
});

describe('coming back from the payment page', () => {
  test('waits for the operator, then shows the deposit and the new balance', async () => {
    const { api } = await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction() }) });
    await expect.element(status()).toHaveTextContent('Waiting for your deposit of €50.00');
    api.answer({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'complete' }) }) });
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
    const bonus = { title: 'Welcome bonus', currency: 'EUR', status: bonusStatus } as const;
    await open({
      frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'complete' }) }),
      frontGetPlayerBonuses: () => ({
        status: 1,
        bonuses: [
          { ...bonus, id: 'b2', title: 'Of another deposit', amount: 10, payment_id: '41' },
          { ...bonus, id: 'b1', amount: 25, payment_id: '42' },
        ],
        total: 2,
      }),
    });
    await expect.element(status()).toHaveTextContent('Welcome bonus+€25.00');
    await expect.element(status()).toHaveTextContent(words);
    await expect.element(status()).not.toHaveTextContent('Of another deposit');
  });

  test.each([
    ['failed', 'The payment was declined'],
    ['expired', 'not finished in time'],
    ['cancelled', 'The payment was cancelled'],
    ['reversal', 'took the payment back'],
  ] as const)('a deposit that %s says so with its amount', async (ended, words) => {
    await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: ended, reason: 'deposit_fail' }) }) });
    await expect.element(status()).toHaveTextContent('The amount €50.00 could not be deposited!');
    await expect.element(status()).toHaveTextContent(words);
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
    api.answer({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'complete' }) }) });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.element(status()).toHaveTextContent('Deposit complete');
  });

  test('the way back to the cashier is always there; the way to the payment page once the decision is late', async () => {
    const onAgain = vi.fn();
    paymentPageDraft.write({ transactionId: '42', address: 'https://pay.example/42' });
    const { api } = await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction() }) }, { onAgain });
    await expect.element(status()).toHaveTextContent('takes no money');
    await page.getByRole('button', { name: 'Back to deposit' }).click();
    expect(onAgain).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('link', { name: 'Continue payment' })).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(pollLimitMs);
    await expect.element(page.getByRole('link', { name: 'Continue payment' })).toHaveAttribute('href', 'https://pay.example/42');
    api.answer({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'cancelled' }) }) });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.element(status()).toHaveTextContent('The payment was cancelled');
    expect(paymentPageDraft.read()).toBeUndefined();
  });

  test("another deposit's payment page is not offered, and stays when this one is decided", async () => {
    const other = { transactionId: '41', address: 'https://pay.example/41' };
    paymentPageDraft.write(other);
    const { api } = await open({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction() }) });
    await expect.element(page.getByRole('button', { name: 'Back to deposit' })).toBeVisible();
    await vi.advanceTimersByTimeAsync(pollLimitMs);
    await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Continue payment' })).not.toBeInTheDocument();
    api.answer({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'complete' }) }) });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.element(status()).toHaveTextContent('Deposit complete');
    expect(paymentPageDraft.read()).toEqual(other);
  });

  test('a fault on the way is no decision: the next question may be answered', async () => {
    const { api } = await open({
      frontGetFinancialTransaction: () => {
        throw fault('network');
      },
    });
    await expect.element(status()).toHaveTextContent('Waiting for the payment provider');
    api.answer({ frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'complete' }) }) });
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
    await expect.element(status()).toHaveTextContent('We cannot show this deposit');
    await page.getByRole('button', { name: 'Back to deposit' }).click();
    expect(onAgain).toHaveBeenCalledOnce();
  });
});
