import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fault, mountView, pendingResponse, wirePlayer, type FakeHandlers, type MountedView } from '@playfront/auth/testing';
import { wireBetList, type WireBetList } from '../testing/bets.fixtures.ts';
import type { Period } from '../period/period.ts';
import { roundLinks } from '../testing/rounds.fixtures.tsx';
import { BetListView } from './BetListView.tsx';

let view: MountedView | undefined;

type Given = {
  handlers?: FakeHandlers;
  period?: Period;
  page?: number;
  onPeriodChange?: (period: Period) => void;
  onPageChange?: (page: number) => void;
  widthPx?: number;
};

async function open({
  handlers = {},
  period = { kind: '7d' },
  page: pageNumber = 1,
  onPeriodChange = () => {},
  onPageChange = () => {},
  widthPx = 1100,
}: Given = {}) {
  view = await mountView(
    <BetListView period={period} page={pageNumber} onPeriodChange={onPeriodChange} onPageChange={onPageChange} {...roundLinks} />,
    {
      player: wirePlayer(),
      handlers: { frontGetBetList: () => wireBetList(), ...handlers },
      widthPx,
    },
  );
  return view;
}

const rowOf = (name: string, index = 0) => page.getByRole('row').filter({ hasText: name }).nth(index);

afterEach(() => view?.unmount());

describe('the bet list', () => {
  test('requests the period and shows each bet with its net result', async () => {
    const { api } = await open();
    await expect.element(rowOf('Lantern Coast')).toHaveTextContent('+€3.20');
    await expect.element(rowOf('Lantern Coast', 1)).toHaveTextContent('\u2212€1.00');
    await expect.element(rowOf('Glass Reef')).toHaveTextContent('Open');
    await expect.element(rowOf('Molten Crown')).toHaveTextContent('Real + bonus');
    await expect.element(rowOf('Jade Coil')).toHaveTextContent('Returned');
    expect(api.requestsOf('frontGetBetList')).toEqual([{ from: expect.stringMatching(/:00\.000Z$/), page: 1, page_size: 24 }]);
  });

  test('totals cover the entire period', async () => {
    await open();
    await expect.element(rowOf('214 bets')).toHaveTextContent('€186.40');
    await expect.element(rowOf('214 bets')).toHaveTextContent('\u2212€12.40');
  });

  test('the balances are shown above it, locked money separately', async () => {
    await open();
    const balances = page.getByRole('region', { name: 'Your balances' });
    await expect.element(balances).toHaveTextContent('€497.60');
    await expect.element(balances).toHaveTextContent('€412.60');
    await expect.element(balances).toHaveTextContent('€85.00');
    await expect.element(balances.getByText('Locked (not in total)')).toBeVisible();
  });

  test('the period can be chosen by keyboard', async () => {
    const onPeriodChange = vi.fn();
    await open({ onPeriodChange });
    await expect.element(page.getByRole('tab', { name: '7 days' })).toHaveAttribute('aria-selected', 'true');
    (page.getByRole('tab', { name: '7 days' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onPeriodChange).toHaveBeenCalledWith({ kind: '30d' });
  });

  test('custom dates are validated before the request', async () => {
    const onPeriodChange = vi.fn();
    await open({ period: { kind: 'custom', from: '2026-11-01', to: '2026-11-20' }, onPeriodChange });
    const lastDay = page.getByRole('group', { name: 'To' }).getByRole('textbox').first();
    await lastDay.fill('2026-10-01');
    await page.getByRole('button', { name: 'Show bets' }).click();
    await expect.element(page.getByText('The end date cannot be before the start date')).toBeVisible();
    expect(onPeriodChange).not.toHaveBeenCalled();
    await lastDay.fill('2026-11-10');
    await page.getByRole('button', { name: 'Show bets' }).click();
    expect(onPeriodChange).toHaveBeenCalledWith({ kind: 'custom', from: '2026-11-01', to: '2026-11-10' });
  });

  test('a result filter shows the first page', async () => {
    const onPageChange = vi.fn();
    const { api } = await open({ page: 2, onPageChange });
    await page.getByLabelText('Result', { exact: true }).selectOptions('won');
    await vi.waitFor(() => expect(api.requestsOf('frontGetBetList').at(-1)).toMatchObject({ state: 'won' }));
    expect(onPageChange).toHaveBeenCalledWith(1);
  });

  test('the number of pages follows from the number of bets', async () => {
    const onPageChange = vi.fn();
    await open({ onPageChange });
    await page.getByRole('button', { name: 'Page 2' }).click();
    expect(onPageChange).toHaveBeenCalledWith(2);
  });

  test('a page number past the end shows the last page', async () => {
    const onPageChange = vi.fn();
    await open({ page: 40, onPageChange, handlers: { frontGetBetList: () => wireBetList({ bets: [] }) } });
    await vi.waitFor(() => expect(onPageChange).toHaveBeenCalledWith(9));
  });

  test('a slow list shows that it is loading', async () => {
    const pending = pendingResponse<WireBetList>();
    await open({ handlers: { frontGetBetList: () => pending.response } });
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading your bets');
    pending.release(wireBetList());
    await expect.element(rowOf('Jade Coil')).toBeVisible();
  });

  test('a print in progress is cancelled if the list changes', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const rest = pendingResponse<WireBetList>();
    const { api } = await open({ handlers: { frontGetBetList: ({ page_size: size = 24 }) => (size > 24 ? rest.response : wireBetList()) } });
    await page.getByRole('button', { name: 'Print' }).click();
    await vi.waitFor(() => expect(api.requestsOf('frontGetBetList').at(-1)).toMatchObject({ page: 1, page_size: 100 }));
    await page.getByLabelText('Result', { exact: true }).selectOptions('won');
    rest.release(wireBetList());
    await expect.element(page.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-busy');
    expect(print).not.toHaveBeenCalled();
    await expect.element(page.getByRole('navigation', { name: 'Pages of your bets' })).toBeVisible();
  });

  test('an empty period offers the next step', async () => {
    const onPeriodChange = vi.fn();
    await open({
      onPeriodChange,
      handlers: { frontGetBetList: () => wireBetList({ bets: [], total: 0, summary: { currency: 'EUR', staked: 0, won: 0, net: 0 } }) },
    });
    await expect.element(page.getByText('No bets in this period')).toBeVisible();
    await page.getByRole('button', { name: 'Show 30 days' }).click();
    expect(onPeriodChange).toHaveBeenCalledWith({ kind: '30d' });
  });

  test('a list that fails to load can be retried', async () => {
    const { api } = await open({
      handlers: {
        frontGetBetList: () => {
          throw fault('timeout');
        },
      },
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your bets could not be loaded');
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server took too long to respond');
    api.setHandlers({ frontGetBetList: () => wireBetList() });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(rowOf('Jade Coil')).toBeVisible();
  });

  test('fits a phone: nothing overflows', async () => {
    await open({ widthPx: 358 });
    await expect.element(rowOf('Jade Coil')).toBeVisible();
    await expect.element(page.getByText('214 bets · staked €186.40')).toBeVisible();
    const container = document.querySelector('[role=tabpanel]')?.parentElement;
    expect(container?.scrollWidth).toBe(container?.clientWidth);
  });
});
