import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOffice } from '../testing/render-office.tsx';
import { ConsentsTab } from './ConsentsTab.tsx';

test('the officer sees the consents of a player, and where each was given or withdrawn', async () => {
  const entry = { channel: 'email', date: '2026-11-20T10:00:00Z' };
  const adminGetPlayerConsents = () => ({
    consents: [
      { channel: 'email', is_given: false, changed_at: '2026-11-20T10:00:00Z' },
      { channel: 'sms', is_given: false, changed_at: null },
    ],
    log: [
      { ...entry, id: '2', is_given: false, source: 'self_exclusion', wording: null },
      { ...entry, id: '1', is_given: true, source: 'registration', wording: 1 },
    ],
    total: 2,
  });
  const { callNamed } = renderOffice(<ConsentsTab id="id of ada" />, { scope: ['players'], calls: { adminGetPlayerConsents } });
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByText('Never given')).toBeVisible();
  const table = page.getByRole('table', { name: 'Consent log' });
  await expect.element(table.getByRole('row').nth(1)).toHaveTextContent(/Email\s*Withdrawn\s*Self-exclusion/);
  await expect.element(table.getByRole('row').nth(2)).toHaveTextContent(/Email\s*Given\s*Registration\s*1/);
  expect(callNamed('adminGetPlayerConsents')).toHaveBeenCalledExactlyOnceWith({ id: 'id of ada', page: 1, page_size: 25 }, expect.anything());
});
