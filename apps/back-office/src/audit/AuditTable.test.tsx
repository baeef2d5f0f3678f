import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOffice } from '../testing/render-office.tsx';
import { AuditTable, type AuditEntry } from './AuditTable.tsx';

const entry: AuditEntry = {
  ...{ id: '1', date: '2026-11-20T10:00:00Z', actor: null, ip: '', call: 'rule/release_withdrawal', outcome: 'done', request: null },
  ...{ target: { kind: 'withdrawal', id: 'w1', player: 'ada' }, after: { status: 'processing' } },
  reason: null,
  before: { status: 'pending', currency: 'EUR', auto_approve_below: 50.5, within_hours: 24 },
};
const older: AuditEntry = { ...entry, id: '2', reason: 'Below 50.5 EUR in 24 hours', before: { status: 'pending', currency: 'EUR' } };

test('a withdrawal released by rule shows its reason; an older one shows its stored text', async () => {
  renderOffice(<AuditTable label="Audit" entries={[entry, older]} />, { scope: ['audit'], calls: {} });
  await page.getByRole('button', { name: 'Log in' }).click();
  const rows = page.getByRole('table', { name: 'Audit' }).getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('Below €50.50 in 24 hours, all checks passed');
  await expect.element(rows.nth(2)).toHaveTextContent('Below 50.5 EUR in 24 hours');
});
