import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '@playfront/api-client';
import type { StaffCallResponse } from '@playfront/api-client/staff';
import { money } from '@playfront/money';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { BlockDialog } from './BlockDialog.tsx';

const euros = (minor: number) => money(minor, 'EUR');
// The fields that the dialog shows.
const player = {
  ...{ id: 'id of ada', username: 'ada', state: 'active', open_games: 0, open_bets: 0, open_bets_stake: euros(0) },
  balance: { total: euros(0), real: euros(0), bonus: euros(0), locked: euros(35_00) },
  ...{ pending_withdrawals: 1, pending_withdrawals_amount: euros(10_00), processing_withdrawals: 2, processing_withdrawals_amount: euros(25_00) },
} as unknown as StaffCallResponse<'adminGetPlayer'>['player'];

test('shows which withdrawals are still paid, and offers no message, which a blocked player could not read', async () => {
  const { callNamed } = renderOffice(<BlockDialog player={player} onClose={() => undefined} />, { scope: ['players'], calls: {} });
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByText('1, €10.00, cannot be approved')).toBeVisible();
  await expect.element(page.getByText('2, €25.00, will still be paid')).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await page.getByLabelText('Reason').selectOptions('Duplicate account');
  await page.getByRole('button', { name: 'Block player' }).click();
  await expect.element(page.getByText('ada is blocked.')).toBeVisible();
  const block = { id: player.id, status: 'blocked', expected: 'active', reason: 'Duplicate account', block_reason: 'duplicate' };
  expect(callNamed('adminSetPlayerStatus')).toHaveBeenCalledExactlyOnceWith(block);
  expect(callNamed('adminSendPlayerMessage')).not.toHaveBeenCalled();
});

/** The dialog with a player that is reloaded after each call, and the loaded state. */
function LiveDialog() {
  const found = useQuery(useStaffQuery('adminGetPlayer', { id: player.id }));
  const [isOpen, setIsOpen] = useState(true);
  if (!found.data) return null;
  return (
    <>
      <output>{`now ${found.data.player.state}`}</output>
      {isOpen ? <BlockDialog player={found.data.player} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

test('decides on the state it was opened with, and closes once another officer has changed it', async () => {
  const refusals = [new ApiError('network', 'admin/set_player_status'), new ApiError('refused', 'admin/set_player_status', { key: 'conflict' })];
  let state = 'active';
  const { callNamed } = renderOffice(<LiveDialog />, {
    scope: ['players'],
    calls: {
      adminGetPlayer: () => ({ player: { ...player, state } }),
      adminSetPlayerStatus: () => {
        state = 'blocked';
        throw refusals.shift() ?? new Error('The dialog was not closed');
      },
    },
  });
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabelText('Reason').selectOptions('Duplicate account');
  const block = page.getByRole('button', { name: 'Block player' });
  await block.click();
  await expect.element(page.getByText('now blocked')).toBeInTheDocument();
  await block.click();
  await expect.element(page.getByText('Another officer changed this first.')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const sent = callNamed('adminSetPlayerStatus').mock.calls.map(([request]) => request);
  expect(sent).toMatchObject([
    { status: 'blocked', expected: 'active' },
    { status: 'blocked', expected: 'active' },
  ]);
});
