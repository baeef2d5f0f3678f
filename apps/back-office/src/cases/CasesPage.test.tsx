import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '@playfront/api-client';
import { money } from '@playfront/money';
import { renderOffice } from '../testing/render-office.tsx';
import { CasesPage } from './CasesPage.tsx';

const common = { player_id: 'p1', username: 'ada', since: '2026-01-02T03:04:05Z', version: 1, decided_by: null, note: null };
const held = {
  ...{ ...common, kind: 'held_money', id: 'h1', amount: money(40_00, 'EUR') },
  known: { payment_id: 'd1', provider: 'CoinsPaid', fee: money(1_00, 'EUR'), reason: 'over_limit', resolution: null },
};
const conflict = {
  ...{ ...common, kind: 'payment_conflict', id: 'c1', username: 'bea', amount: money(30_00, 'EUR') },
  known: { transaction_id: 'w1', transaction_type: 'withdrawal', event_type: 'payout_completed', booked_status: 'cancelled', provider: 'Jeton' },
};
const match = {
  ...{ ...common, kind: 'person_match', id: 'm1', username: 'cleo', amount: null },
  known: { excluded_player_id: 'p9', excluded_username: 'dora', reasons: ['name', 'birthday'], state: 'held' },
};

function renderCases({ decide = () => ({}), scope = ['admin'], path = '/' }: { decide?: () => unknown; scope?: string[]; path?: string } = {}) {
  let cases: { id: string }[] = [held, conflict, match];
  return renderOffice(<CasesPage />, {
    ...{ path, scope },
    calls: {
      adminGetCases: () => ({ cases, total: cases.length }),
      adminDecideCase: (request: { id: string }) => {
        const result = decide();
        cases = cases.filter(({ id }) => id !== request.id);
        return result;
      },
    },
  });
}

async function logIn(): Promise<void> {
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByRole('row', { name: "ada Money on hold €40.00 CoinsPaid: Above the player's deposit limit" })).toBeVisible();
}

async function decide(username: string, button: string): Promise<void> {
  await logIn();
  await page.getByRole('button', { name: username }).click();
  await expect.element(page.getByRole('button', { name: button })).toBeDisabled();
  await page.getByLabelText('Details for the audit log').fill('Looked through');
  await page.getByRole('button', { name: button }).click();
}

test.each([
  ['ada', 'Credit €40.00', { kind: 'held_money', id: 'h1', decision: 'credit' }, '€40.00 was credited to ada.'],
  [
    ...(['ada', 'Return €40.00', { kind: 'held_money', id: 'h1', decision: 'return' }] as const),
    '€40.00 of ada was removed from the ledger. Send it back through CoinsPaid.',
  ],
  ['bea', 'Close case', { kind: 'payment_conflict', id: 'c1', decision: 'seen' }, 'The payment conflict of bea is closed.'],
  ['cleo', 'Clear the account', { kind: 'person_match', id: 'm1', decision: 'clear' }, 'cleo is cleared.'],
  ['cleo', 'Exclude the account', { kind: 'person_match', id: 'm1', decision: 'exclude' }, 'cleo is excluded.'],
])('the case of %s is decided with a reason: %s', async (username, button, request, done) => {
  const { callNamed } = renderCases();
  await decide(username, button);
  await expect.element(page.getByText(done)).toBeVisible();
  await expect.element(page.getByRole('button', { name: username })).not.toBeInTheDocument();
  expect(callNamed('adminDecideCase')).toHaveBeenCalledExactlyOnceWith({ ...request, reason: 'Looked through', version: 1 });
});

test.each([
  ['conflict', 'Another officer changed this first.'],
  ['limit_reached', "The player's deposit limit does not allow it now. The money is still on hold."],
] as const)('a refusal with %s shows the reason', async (key, message) => {
  renderCases({
    decide: () => {
      throw new ApiError('refused', 'admin/decide_case', { key });
    },
  });
  await decide('ada', 'Credit €40.00');
  await expect.element(page.getByText(message)).toBeVisible();
});

test('the facts of each kind are shown in the row and in the panel', async () => {
  renderCases();
  await logIn();
  await expect.element(page.getByRole('row', { name: 'bea Payment conflict €30.00 Jeton: Payout made. Ledger: Cancelled.' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'cleo Person match Account on hold: same name, birthday' })).toBeVisible();
  await page.getByRole('button', { name: 'cleo' }).click();
  const panel = page.getByRole('region', { name: 'Person match: cleo' });
  await expect.element(panel).toHaveTextContent('In commonname, birthdaySince, UTC2 Jan, 03:04:05');
  await expect.element(panel.getByRole('link', { name: 'dora' })).toHaveAttribute('href', '/players/p9');
});

test('kind and state filter the list, and so does a player in the URL until all players are shown', async () => {
  const { callNamed } = renderCases({ path: '/?player=p1' });
  await logIn();
  await page.getByLabelText('Kind').selectOptions('Money on hold');
  await page.getByLabelText('Status').selectOptions('Closed');
  await page.getByRole('button', { name: 'Show all players' }).click();
  const requests = () => callNamed('adminGetCases').mock.calls.map(([request]) => request);
  const of = { page: 1, page_size: 25 };
  await expect.poll(requests).toEqual([
    { ...of, state: 'open', player_id: 'p1' },
    { ...of, state: 'open', player_id: 'p1', kind: 'held_money' },
    { ...of, state: 'closed', player_id: 'p1', kind: 'held_money' },
    { ...of, state: 'closed', kind: 'held_money' },
  ]);
});

test('an officer for payments can only choose the kinds of payments', async () => {
  renderCases({ scope: ['payments'] });
  await logIn();
  await expect.element(page.getByLabelText('Kind')).toHaveTextContent('Kind: anyMoney on holdPayment conflict');
});
