import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fault, mountView, pendingResponse, refusal, wirePlayer, type FakeHandlers, type MountedView } from '@playfront/auth/testing';
import type { Period } from '../period/period.ts';
import { pendingWithdrawal, wireTransactionLine, wireTransactions } from '../testing/transactions.fixtures.ts';
import type { TransactionFilter } from './transaction-filter.ts';
import { TransactionsView, type TransactionsViewProps } from './TransactionsView.tsx';

const balanceAfter = {
  status: 1,
  player: { id: 7, version: 9, currency: 'EUR', total_balance: 617.6, real_balance: 532.6, bonus_balance: 85, locked_balance: 0 },
} as const;

let view: MountedView | undefined;

type Given = {
  handlers?: FakeHandlers;
  period?: Period;
  page?: number;
  onPeriodChange?: (period: Period) => void;
  onPageChange?: (page: number) => void;
  onCancelled?: () => void;
  widthPx?: number;
};

function Filtered(props: Omit<TransactionsViewProps, 'filter' | 'onFilterChange' | 'detailsLink'>) {
  const [filter, setFilter] = useState<TransactionFilter>({ type: undefined, status: undefined });
  const detailsLink: TransactionsViewProps['detailsLink'] = (id, children) => <a href={`#${id}`}>{children}</a>;
  return <TransactionsView {...props} filter={filter} onFilterChange={setFilter} detailsLink={detailsLink} />;
}

async function open({
  handlers = {},
  period = { kind: '7d' },
  page: pageNumber = 1,
  onPeriodChange = () => {},
  onPageChange = () => {},
  onCancelled = () => {},
  widthPx = 1100,
}: Given = {}) {
  view = await mountView(
    <Filtered period={period} page={pageNumber} onPeriodChange={onPeriodChange} onPageChange={onPageChange} onCancelled={onCancelled} />,
    {
      player: wirePlayer(),
      handlers: {
        frontGetFinancialTransactions: () => wireTransactions(),
        frontCancelWithdrawalRequest: () => ({ status: 1 }),
        frontGetPlayerBalance: () => balanceAfter,
        ...handlers,
      },
      widthPx,
    },
  );
  return view;
}

const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text }).first();
const cancelButton = () => page.getByRole('button', { name: /Cancel ?€120\.00/ });

afterEach(() => view?.unmount());

describe('the transactions', () => {
  test('requests the period and shows type, amount and status of each line', async () => {
    const { api } = await open();
    await expect.element(rowOf('SEPA transfer')).toHaveTextContent('Withdrawal');
    await expect.element(rowOf('SEPA transfer')).toHaveTextContent('−€120.00');
    await expect.element(rowOf('Wrong Card Info')).toHaveTextContent('Failed');
    await expect.element(page.getByText('The account is in another name.')).toBeVisible();
    await expect.element(page.getByText('41 transactions')).toBeVisible();
    const game = rowOf('Amber Fjord');
    for (const text of ['Game', '€40.00', '€32.50', '−€7.50']) await expect.element(game).toHaveTextContent(text);
    expect(api.requestsOf('frontGetFinancialTransactions')).toEqual([{ from: expect.stringMatching(/:00\.000Z$/), page: 1, page_size: 24 }]);
  });

  test('has game columns if a line is about a game', async () => {
    const line = wireTransactionLine({ type: 'bet', game_name: 'Lantern Coast', bet: 1, win: 4.2, total: 3.2 });
    await open({ handlers: { frontGetFinancialTransactions: () => wireTransactions({ transactions: [line], total: 1 }) } });
    await expect.element(rowOf('Lantern Coast')).toHaveTextContent('€4.20');
    await expect.element(rowOf('Lantern Coast')).toHaveTextContent('Other');
    await expect.element(page.getByRole('columnheader', { name: 'Win' })).toBeInTheDocument();
  });

  test('filters by type and status', async () => {
    const { api } = await open();
    await page.getByLabelText('Type', { exact: true }).selectOptions('withdrawal');
    await page.getByLabelText('Status', { exact: true }).selectOptions('pending');
    await vi.waitFor(() => expect(api.requestsOf('frontGetFinancialTransactions').at(-1)).toMatchObject({ type: 'withdrawal', status: 'pending' }));
  });

  test('an empty result offers to clear the filters', async () => {
    await open({
      handlers: { frontGetFinancialTransactions: ({ type }) => wireTransactions(type ? { transactions: [], total: 0 } : {}) },
    });
    await page.getByLabelText('Type', { exact: true }).selectOptions('adjustment');
    await page.getByRole('button', { name: 'Show all transactions' }).click();
    await expect.element(page.getByLabelText('Type', { exact: true })).toHaveValue('');
    await expect.element(rowOf('SEPA transfer')).toBeVisible();
  });

  test('a list that fails to load can be retried', async () => {
    const { api } = await open({
      handlers: {
        frontGetFinancialTransactions: () => {
          throw fault('server');
        },
      },
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your transactions could not be loaded');
    api.setHandlers({ frontGetFinancialTransactions: () => wireTransactions() });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(rowOf('SEPA transfer')).toBeVisible();
  });

  test('has no game columns if no line is about a game', async () => {
    await open({ handlers: { frontGetFinancialTransactions: () => wireTransactions({ transactions: [wireTransactionLine()] }) } });
    await expect.element(rowOf('Deposit')).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: 'Game name' })).not.toBeInTheDocument();
  });

  test("fits beside the account menu, with the button's label on one line", async () => {
    const lines = [
      pendingWithdrawal({ amount: 12_345.67, total: -12_345.67 }),
      wireTransactionLine({ id: 3, type: 'withdrawal_cancelled', amount: 12_345.67, provider: 'SEPA transfer', total: 12_345.67 }),
      wireTransactionLine({
        id: 4,
        type: 'game',
        amount: 2_345.1,
        provider: '',
        game_name: 'Lantern Coast Jackpot',
        bet: 12_345,
        win: 9_999.9,
        total: -2_345.1,
      }),
    ];
    await open({ handlers: { frontGetFinancialTransactions: () => wireTransactions({ transactions: lines, total: 3 }) }, widthPx: 929 });
    const cancel = page.getByRole('button', { name: /^Cancel/ });
    await expect.element(cancel).toBeVisible();
    expect(cancel.element().getBoundingClientRect().height).toBeLessThan(40);
    const box = page.getByRole('table').element().parentElement;
    expect(box?.scrollWidth).toBe(box?.clientWidth);
  });

  test('fits a phone: nothing overflows', async () => {
    await open({ widthPx: 328 });
    await expect.element(cancelButton()).toBeVisible();
    const container = document.querySelector('[role=tabpanel]')?.parentElement;
    expect(container?.scrollWidth).toBe(container?.clientWidth);
  });
});

describe('cancelling a withdrawal', () => {
  test('asks for confirmation, with the focus on the button that does not cancel', async () => {
    const { api } = await open();
    await cancelButton().click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent("We won't send the €120.00");
    await expect.element(page.getByRole('button', { name: 'Keep withdrawal' })).toHaveFocus();
    await page.getByRole('button', { name: 'Keep withdrawal' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(api.requestsOf('frontCancelWithdrawalRequest')).toEqual([]);
  });

  test('is sent once; list and balance are updated before the caller is notified', async () => {
    let isCancelled = false;
    const pending = pendingResponse<{ status: 1 }>();
    const onCancelled = vi.fn();
    const { api } = await open({
      onCancelled,
      handlers: {
        frontGetFinancialTransactions: () =>
          wireTransactions(isCancelled ? { transactions: [pendingWithdrawal({ status: 'cancelled', can_cancel: false })], total: 1 } : {}),
        frontCancelWithdrawalRequest: () => pending.response,
      },
    });
    await cancelButton().click();
    const confirm = page.getByRole('button', { name: 'Cancel withdrawal' });
    await confirm.click();
    await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
    isCancelled = true;
    pending.release({ status: 1 });
    await vi.waitFor(() => expect(onCancelled).toHaveBeenCalledOnce());
    expect(api.requestsOf('frontCancelWithdrawalRequest')).toEqual([{ id: '2' }]);
    expect(api.requestsOf('frontGetPlayerBalance')).toHaveLength(1);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(rowOf('SEPA transfer')).toHaveTextContent('Cancelled');
    await expect.element(page.getByRole('tabpanel')).toHaveFocus();
  });

  test('that is too late shows an error and reloads the list', async () => {
    const { api } = await open({
      handlers: {
        frontCancelWithdrawalRequest: () => {
          throw refusal('not_cancellable');
        },
      },
    });
    await cancelButton().click();
    await page.getByRole('button', { name: 'Cancel withdrawal' }).click();
    await expect.element(page.getByText('This can no longer be cancelled.')).toBeVisible();
    await vi.waitFor(() => expect(api.requestsOf('frontGetFinancialTransactions')).toHaveLength(2));
  });
});
