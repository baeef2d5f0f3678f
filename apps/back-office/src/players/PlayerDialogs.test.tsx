import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '@playfront/api-client';
import { renderOffice } from '../testing/render-office.tsx';
import { PlayerDocumentsTab } from './PlayerDocumentsTab.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

const ada = { id: 'id of ada', username: 'ada' };

test('the sign-in factors of a player are removed with a reason', async () => {
  const { callNamed } = renderOffice(<SessionsPanel player={ada} sessions={[]} />, { scope: ['players'], calls: {} });
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Remove authenticator app and passkeys…' }).click();
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  await expect.element(remove).toBeDisabled();
  await page.getByLabelText('Details for the audit log').fill('Lost phone, passport seen');
  await remove.click();
  await expect.element(page.getByText('The authenticator app and passkeys of ada were removed.')).toBeVisible();
  expect(callNamed('adminRemoveFactors')).toHaveBeenCalledExactlyOnceWith({ id: ada.id, reason: 'Lost phone, passport seen' });
});

test('the officer sees that a player has no factors', async () => {
  const adminRemoveFactors = () => {
    throw new ApiError('refused', 'admin/remove_factors', { key: 'not_found' });
  };
  renderOffice(<SessionsPanel player={ada} sessions={[]} />, { scope: ['players'], calls: { adminRemoveFactors } });
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Remove authenticator app and passkeys…' }).click();
  await page.getByLabelText('Details for the audit log').fill('Lost phone');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByText('ada has no authenticator app or passkeys. Nothing has changed.')).toBeVisible();
});

test('a document is requested from a player', async () => {
  const calls = { adminGetDocuments: () => ({ documents: [], total: 0 }) };
  const { callNamed } = renderOffice(<PlayerDocumentsTab player={ada} />, { scope: ['documents'], calls });
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Ask for a document…' }).click();
  await page.getByLabelText('Document', { exact: true }).selectOptions('address');
  await page.getByLabelText('Note to the player').fill('Not older than three months');
  await page.getByRole('button', { name: 'Ask for document', exact: true }).click();
  await expect.element(page.getByText('ada was asked for a document: Proof of address.')).toBeVisible();
  const request = { player_id: ada.id, kind: 'address', note: 'Not older than three months' };
  expect(callNamed('adminRequestDocument')).toHaveBeenCalledExactlyOnceWith(request);
});
