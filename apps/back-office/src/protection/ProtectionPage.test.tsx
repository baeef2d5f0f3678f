import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '@playfront/api-client';
import { money } from '@playfront/money';
import { renderOffice } from '../testing/render-office.tsx';
import { ProtectionPage } from './ProtectionPage.tsx';

const player = {
  ...{ id: 'p1', username: 'ada', kinds: ['declined_deposits', 'long_session'], markers: 2 },
  last_date: '2026-01-03T03:04:05Z',
};
const declined = {
  ...{ id: 'm1', kind: 'declined_deposits', date: '2026-01-03T03:04:05Z', count: 3, days: 1, amount: money(60_00, 'EUR'), handled: null },
};
const long = { ...declined, id: 'm2', kind: 'long_session', date: '2026-01-02T03:04:05Z', count: 200, days: null, amount: money(-5_00, 'EUR') };
const past = {
  ...{ ...declined, id: 'm3', kind: 'night_play', date: '2026-01-01T03:04:05Z', count: 3, days: 7, amount: null },
  handled: { action: 'call', reason: 'Works in shifts', officer: 'jon', date: '2026-01-01T09:00:00Z' },
};

function renderProtection(handle: () => unknown) {
  let open = [declined, long];
  return renderOffice(<ProtectionPage />, {
    scope: ['protection'],
    calls: {
      adminGetHarmQueue: () => ({ players: open.length > 0 ? [player] : [], total: open.length > 0 ? 1 : 0 }),
      adminGetHarmMarkers: () => ({ username: 'ada', markers: [...open, past], total: open.length + 1 }),
      adminHandleHarmMarkers: () => {
        open = [];
        return handle();
      },
    },
  });
}

async function handle(): Promise<void> {
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'ada' }).click();
  const submit = page.getByRole('button', { name: 'Mark 2 markers as handled' });
  await expect.element(submit).toBeDisabled();
  await page.getByLabelText('What you did').selectOptions('Called the player');
  await expect.element(submit).toBeDisabled();
  await page.getByLabelText('Reason for the audit log').fill('Is well');
  await submit.click();
}

test('shows the figures of each marker, and how earlier ones were handled', async () => {
  renderProtection(() => ({}));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByRole('row', { name: 'ada Declined deposits, Long session 2 3 Jan, 03:04:05' })).toBeVisible();
  await page.getByRole('button', { name: 'ada' }).click();
  await expect.element(page.getByText('3 deposits declined in 24 hours: €60.00')).toBeVisible();
  await expect.element(page.getByText('3 h 20 min of play without a pause; won €5.00')).toBeVisible();
  await expect.element(page.getByText('Played after midnight, local time, on 3 nights in 7 days')).toBeVisible();
  await expect.element(page.getByText('Called the player, jon, 1 Jan, 09:00:00: Works in shifts')).toBeVisible();
});

test('open markers are handled together, with what was done and why', async () => {
  const { callNamed } = renderProtection(() => ({}));
  await handle();
  await expect.element(page.getByText('The markers of ada are handled.')).toBeVisible();
  await expect.element(page.getByText('No players with open markers.')).toBeVisible();
  const request = { player_id: 'p1', ids: ['m1', 'm2'], action: 'call', reason: 'Is well' };
  expect(callNamed('adminHandleHarmMarkers')).toHaveBeenCalledExactlyOnceWith(request);
});

test('an officer sees that another one was faster', async () => {
  renderProtection(() => {
    throw new ApiError('refused', 'admin/handle_harm_markers', { key: 'conflict' });
  });
  await handle();
  await expect.element(page.getByText('Another officer changed this first.')).toBeVisible();
});

test('filters players by one kind of marker', async () => {
  const { callNamed } = renderProtection(() => ({}));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabelText('Marker', { exact: true }).selectOptions('Play at night');
  await expect
    .poll(() => callNamed('adminGetHarmQueue').mock.calls.map(([request]) => (request as { kind?: string }).kind))
    .toEqual([undefined, 'night_play']);
});
