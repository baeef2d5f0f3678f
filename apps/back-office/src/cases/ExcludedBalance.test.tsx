import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '@playfront/api-client';
import { money } from '@playfront/money';
import { renderOffice } from '../testing/render-office.tsx';
import { CasesPage } from './CasesPage.tsx';

const methods = [
  { id: 'sepa_transfer', name: 'SEPA transfer', fields: ['iban', 'beneficiary_name'], networks: [], saved_cards: [] },
  {
    ...{ id: 'coinspaid', name: 'Coins', fields: ['coin', 'network', 'address', 'memo'], saved_cards: [] },
    networks: [
      { coin: 'BTC', network: 'bitcoin', name: 'Bitcoin', has_memo: false },
      { coin: 'USDT', network: 'tron', name: 'Tron', has_memo: false },
      { coin: 'USDT', network: 'ton', name: 'TON', has_memo: true },
    ],
  },
];

function renderBalance(payOut: () => unknown) {
  let cases = [
    {
      ...{ kind: 'excluded_balance', id: 'p1', player_id: 'p1', username: 'ada', amount: money(12_00, 'EUR'), since: '2026-01-02T03:04:05Z' },
      ...{ version: 1, decided_by: null, note: null, known: { email: 'ada@example.com', shut_by: 'closure', has_returned: true } },
    },
  ];
  return renderOffice(<CasesPage />, {
    scope: ['admin'],
    calls: {
      adminGetCases: () => ({ cases, total: cases.length }),
      adminGetExcludedPayoutMethods: () => ({ methods }),
      adminPayOutExcluded: () => {
        const result = payOut();
        cases = [];
        return result;
      },
    },
  });
}

const payButton = page.getByRole('button', { name: 'Pay out €12.00' });

async function fillIn(): Promise<void> {
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByRole('row', { name: 'ada Excluded balance €12.00 Account closed. A payout was returned.' })).toBeVisible();
  await page.getByRole('button', { name: 'ada' }).click();
  await page.getByLabelText('Pay out by').selectOptions('SEPA transfer');
  await page.getByLabelText('IBAN').fill('FI21 1234');
  await expect.element(page.getByText('The value is not valid.')).toBeVisible();
  await page.getByLabelText('IBAN').fill('FI21 1234 5600 0007 85');
  await page.getByLabelText('Beneficiary').fill('Ada Byron');
  await expect.element(payButton).toBeDisabled();
  await page.getByLabelText('Details for the audit log').fill('By letter');
}

test('a payout to the details of the player is created for another officer to approve', async () => {
  // The player has won a bet since the list was loaded.
  const { callNamed } = renderBalance(() => ({ withdrawal_id: 'w1', amount: money(15_00, 'EUR') }));
  await fillIn();
  await payButton.click();
  await expect.element(page.getByText('€15.00 of ada is waiting for another officer under Withdrawals.')).toBeVisible();
  await expect.element(page.getByText('No cases here.')).toBeVisible();
  expect(callNamed('adminGetExcludedPayoutMethods')).toHaveBeenCalledOnce();
  expect(callNamed('adminPayOutExcluded')).toHaveBeenCalledExactlyOnceWith({
    ...{ player_id: 'p1', processor: 'sepa_transfer', reason: 'By letter' },
    details: { iban: 'FI2112345600000785', beneficiary_name: 'Ada Byron' },
  });
});

test('a refusal shows the reason, and the typed details stay', async () => {
  renderBalance(() => {
    throw new ApiError('refused', 'admin/pay_out_excluded', { key: 'method_not_available' });
  });
  await fillIn();
  await payButton.click();
  await expect.element(page.getByText('This method cannot pay it. Nothing has changed.')).toBeVisible();
  await expect.element(page.getByLabelText('Beneficiary')).toHaveValue('Ada Byron');
});

test('the networks of the chosen coin are offered, a single one is selected, and the memo field appears if needed', async () => {
  renderBalance(() => ({}));
  await fillIn();
  await page.getByLabelText('Pay out by').selectOptions('Coins');
  await page.getByLabelText('Coin', { exact: true }).selectOptions('USDT');
  await expect.element(page.getByLabelText('Network')).toHaveTextContent('ChooseTronTON');
  await expect.element(page.getByLabelText('Memo or tag')).not.toBeInTheDocument();
  await page.getByLabelText('Network').selectOptions('TON');
  await page.getByLabelText('Memo or tag').fill('4711');
  await page.getByLabelText('Coin', { exact: true }).selectOptions('BTC');
  await expect.element(page.getByLabelText('Network')).toHaveTextContent('ChooseBitcoin');
  await expect.element(page.getByLabelText('Network')).toHaveValue('bitcoin');
  await expect.element(page.getByLabelText('Memo or tag')).not.toBeInTheDocument();
  await page.getByLabelText('Coin', { exact: true }).selectOptions('USDT');
  await page.getByLabelText('Network').selectOptions('TON');
  await expect.element(page.getByLabelText('Memo or tag')).toHaveValue('');
});

test('the details are cleared when the method changes', async () => {
  renderBalance(() => ({}));
  await fillIn();
  await expect.element(payButton).toBeEnabled();
  await page.getByLabelText('Pay out by').selectOptions('Coins');
  await page.getByLabelText('Pay out by').selectOptions('SEPA transfer');
  await expect.element(page.getByLabelText('IBAN')).toHaveValue('');
  await expect.element(page.getByLabelText('Beneficiary')).toHaveValue('');
  await expect.element(payButton).toBeDisabled();
});
