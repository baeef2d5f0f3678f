import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { money } from '@playfront/money';
import { renderOffice } from '../testing/render-office.tsx';
import { Decision } from './Decision.tsx';
import type { Withdrawal } from './payment-run.ts';

const withdrawal: Withdrawal = {
  ...{ id: 'w1', player_id: 'p1', username: 'ada', date: '2026-01-02T03:04:05Z', amount: money(40_00, 'EUR'), processor: 'sepa_transfer' },
  ...{ provider: 'SEPA transfer', details: { iban: 'FI2112345600000785' }, status: 'pending', reason: null, decided_by: null, decider: null },
  ...{ first_approver: null, first_approved_by: null, needs_second_officer: false, is_released_by_rule: false, is_paid_by_hand: false },
  ...{ can_be_paid_by_hand: true, payment_run_id: null, settled_at: null, version: 1, hold_until: null, is_on_hold: false },
};

async function open(changes: Partial<Withdrawal> = {}) {
  const { callNamed } = renderOffice(<Decision withdrawal={{ ...withdrawal, ...changes }} />, { scope: ['payments'], calls: {} });
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByRole('button', { name: 'Approve €40.00' })).toBeVisible();
  return callNamed('adminDecideWithdrawal');
}

test('a withdrawal on hold cannot be approved, and the officer sees until when', async () => {
  await open({ hold_until: '2026-01-03T03:04:05Z', is_on_hold: true });
  await expect.element(page.getByText('On hold until 3 Jan, 03:04:05 UTC.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Approve €40.00' })).toBeDisabled();
  await page.getByLabelText('Reason for declining').selectOptions('security_check');
  await expect.element(page.getByRole('button', { name: 'Decline', exact: true })).toBeEnabled();
});

test('a withdrawal whose hold has ended can be approved', async () => {
  await open({ hold_until: '2026-01-01T03:04:05Z' });
  await expect.element(page.getByRole('button', { name: 'Approve €40.00' })).toBeEnabled();
});

test('a payout that only the provider can make cannot be paid by hand', async () => {
  // The first officer may have chosen payment by hand earlier.
  const decide = await open({ can_be_paid_by_hand: false, is_paid_by_hand: true });
  await expect.element(page.getByText('Only the provider can pay this')).toBeVisible();
  await expect.element(page.getByLabelText('Pay manually (payment run)')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Approve €40.00' }).click();
  await expect.element(page.getByText('Approved €40.00 of ada.')).toBeVisible();
  expect(decide).toHaveBeenCalledExactlyOnceWith({ id: 'w1', decision: 'approve', note: '', is_paid_by_hand: false, version: 1 });
});
