import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountView, wirePlayer, type MountedView } from '@playfront/auth/testing';
import { clearDrafts, readDrafts, restoreDrafts } from '@playfront/forms/drafts';
import { wirePauseRules } from '../testing/index.ts';
import { PauseView } from './PauseView.tsx';

let view: MountedView;

async function open(): Promise<void> {
  view = await mountView(<PauseView {...{ withdrawLink: '', documentsLink: '', helpLink: '', cancelLink: '' }} onExcluded={() => {}} />, {
    player: wirePlayer(),
    handlers: { frontGetPlayerLimits: () => wirePauseRules(), frontGetSetting: () => ({ status: 1, setting: { help: [] } }) },
  });
}

afterEach(() => {
  view.unmount();
  clearDrafts();
});

test('the chosen pause is restored on the next page, also from a later step', async () => {
  await open();
  await page.getByRole('radio', { name: /7 days/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('list', { name: 'What happens' })).toBeVisible();
  const drafts = JSON.stringify(readDrafts());
  view.unmount();
  restoreDrafts(JSON.parse(drafts));
  await open();
  await expect.element(page.getByRole('radio', { name: /7 days/ })).toBeChecked();
});
