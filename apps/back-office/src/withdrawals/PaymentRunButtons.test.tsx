import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '@playfront/api-client';
import { money } from '@playfront/money';
import { renderOffice } from '../testing/render-office.tsx';
import { PaymentRunButtons } from './PaymentRunButtons.tsx';

const run = { id: '6f1c9c1e-3a53-4f0e-9d52-8f6a1f9b7c10', started_at: '2026-01-02T03:04:05Z', officer: 'ben', count: 2, sums: [money(52_50, 'EUR')] };
const lines = ['w1', 'w2'].map((id) => ({
  ...{ id, date: '2026-01-01T00:00:00Z', username: 'ada', provider: 'SEPA transfer', amount: money(26_25, 'EUR'), status: 'processing' },
  details: { iban: 'FI2112345600000785' },
}));
const pages = ({ page: at }: { page: number }) => ({ run, withdrawals: lines.slice(at - 1, at), total: lines.length });

/** The notice covers the buttons in the small window of the tests. */
const closeNotice = () => page.getByRole('status').getByRole('button', { name: 'Close' }).click();
const press = (name: string) => page.getByRole('button', { name }).click();

test('a run is started once and loaded completely, and the next press starts another', async () => {
  const { callNamed } = renderOffice(<PaymentRunButtons />, {
    scope: ['payments'],
    calls: { adminStartPaymentRun: () => ({ run }), adminGetPaymentRun: pages },
  });
  await press('Log in');
  await press('Start payment run');
  await expect.element(page.getByText('2 withdrawals are in the new payment run.')).toBeVisible();
  expect(callNamed('adminGetPaymentRun')).toHaveBeenCalledTimes(2);
  await closeNotice();
  await press('Start payment run');
  await expect.poll(() => callNamed('adminStartPaymentRun').mock.calls.length).toBe(2);
  const keys = callNamed('adminStartPaymentRun').mock.calls.map(([request]) => (request as { idempotency_key: string }).idempotency_key);
  expect(new Set(keys).size).toBe(2);
});

test('a start whose response was lost is repeated with the same key', async () => {
  let isLost = true;
  const { callNamed } = renderOffice(<PaymentRunButtons />, {
    scope: ['payments'],
    calls: {
      adminStartPaymentRun: () => {
        if (isLost) throw new ApiError('network', 'admin/start_payment_run');
        return { run: null };
      },
    },
  });
  await press('Log in');
  await press('Start payment run');
  await expect.element(page.getByText('No connection to the server.')).toBeVisible();
  isLost = false;
  await closeNotice();
  await press('Start payment run');
  await expect.element(page.getByText('No approved withdrawals are waiting for a payment run.')).toBeVisible();
  const [first, second] = callNamed('adminStartPaymentRun').mock.calls;
  expect(second).toEqual(first);
});

test('a run whose file could not be loaded is downloaded from the list of runs', async () => {
  let isBroken = true;
  const { callNamed } = renderOffice(<PaymentRunButtons />, {
    scope: ['payments'],
    calls: {
      adminStartPaymentRun: () => ({ run }),
      adminGetPaymentRuns: () => ({ runs: [run], total: 1 }),
      adminGetPaymentRun: (request: { page: number }) => {
        if (isBroken) throw new ApiError('timeout', 'admin/get_payment_run');
        return pages(request);
      },
    },
  });
  await press('Log in');
  await press('Start payment run');
  await expect.element(page.getByText('Download it under Payment runs.')).toBeVisible();
  isBroken = false;
  await closeNotice();
  await press('Payment runs');
  await expect.element(page.getByRole('row', { name: '2 Jan, 03:04:05 6f1c9c1e ben 2 €52.50' })).toBeVisible();
  await press('Download');
  await expect.poll(() => callNamed('adminGetPaymentRun').mock.calls.length).toBe(3);
});
