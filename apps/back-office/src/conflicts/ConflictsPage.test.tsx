import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '@playfront/api-client';
import { money } from '@playfront/money';
import { renderOffice } from '../testing/renderOffice.tsx';
import { ConflictsPage } from './ConflictsPage.tsx';

const conflict = {
  ...{ id: 'c1', type: 'withdrawal', transaction_id: 'w1', player_id: 'p1', username: 'ada', date: '2026-01-02T03:04:05Z', version: 1 },
  ...{ amount: money(40_00, 'EUR'), processor: 'jeton', provider: 'Jeton', event_id: 'e1', event_type: 'payout_completed' },
  ...{ booked_status: 'cancelled', seen_at: null, seen_by: null, note: null },
};

function renderConflicts(mark: () => unknown, path = '/') {
  let conflicts = [conflict];
  return renderOffice(<ConflictsPage />, {
    path,
    scope: ['payments'],
    calls: {
      adminGetPaymentConflicts: () => ({ conflicts, total: conflicts.length }),
      adminMarkPaymentConflictSeen: () => {
        conflicts = [];
        return mark();
      },
    },
  });
}

async function note(text: string): Promise<void> {
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'ada' }).click();
  await expect.element(page.getByRole('row', { name: 'ada €40.00 Payout made Cancelled 2 Jan, 03:04:05' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mark as seen' })).toBeDisabled();
  await page.getByLabelText('What the provider said').fill(text);
  await page.getByRole('button', { name: 'Mark as seen' }).click();
}

test('a conflict is marked as seen with a note', async () => {
  const { callNamed } = renderConflicts(() => ({}));
  await note('Sent back by Jeton');
  await expect.element(page.getByText('The conflict of ada is marked as seen.')).toBeVisible();
  await expect.element(page.getByText('No payment conflicts here.')).toBeVisible();
  expect(callNamed('adminMarkPaymentConflictSeen')).toHaveBeenCalledExactlyOnceWith({ id: 'c1', reason: 'Sent back by Jeton', version: 1 });
});

test('an officer who is late sees a conflict', async () => {
  renderConflicts(() => {
    throw new ApiError('refused', 'admin/mark_payment_conflict_seen', { key: 'conflict' });
  });
  await note('Sent back');
  await expect.element(page.getByText('Another officer was faster.')).toBeVisible();
});

test('those of one player are listed until all are asked for', async () => {
  const { callNamed } = renderConflicts(() => ({}), '/?player=p1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Show all players' }).click();
  await expect
    .poll(() => callNamed('adminGetPaymentConflicts').mock.calls.map(([request]) => (request as { player_id?: string }).player_id))
    .toEqual(['p1', undefined]);
});
