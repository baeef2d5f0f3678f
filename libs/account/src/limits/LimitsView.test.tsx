import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountView, wirePlayer, type MountedView } from '@playfront/auth/testing';
import { clearDrafts, readDrafts, restoreDrafts } from '@playfront/forms/drafts';
import { limitedPlayer } from '../testing/limits.fixtures.ts';
import { LimitsView } from './LimitsView.tsx';

let view: MountedView;

async function open(): Promise<void> {
  view = await mountView(<LimitsView onDone={() => {}} />, { player: wirePlayer(), handlers: { frontGetPlayerLimits: limitedPlayer } });
}

afterEach(() => {
  view.unmount();
  clearDrafts();
});

const change = (limit: string) => page.getByRole('button', { name: `Change: ${limit}` }).click();
const amount = () => page.getByRole('dialog').getByRole('textbox');

test('a typed limit is restored on the next page, but only in the form of that limit', async () => {
  await open();
  await change('Deposit limit');
  await amount().fill('100');
  const drafts = readDrafts();
  expect(drafts).toEqual({ 'limit.deposit.day.1': { amount: '100' } });
  view.unmount();
  restoreDrafts(drafts);
  await open();
  await change('Loss limit');
  await expect.element(amount()).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await change('Deposit limit');
  await expect.element(amount()).toHaveValue('100');
});
