import { expect, type Page } from '@playwright/test';

/** Enters a limit in its dialog, and waits until it is saved. */
export async function setLimit(page: Page, kind: string, period: 'Day' | 'Week' | 'Month', amount: string): Promise<void> {
  await page.getByRole('button', { name: `Change: ${kind}` }).click();
  const dialog = page.getByRole('dialog', { name: kind });
  await dialog.getByText(period, { exact: true }).click();
  await dialog.getByLabel(`Per ${period.toLowerCase()}`).fill(amount);
  await dialog.getByRole('button', { name: 'Save limit' }).click();
  await expect(dialog).toBeHidden();
}
