import { expect, type Page } from '@playwright/test';
import { newPlayer } from './player.ts';
import type { Site } from './Site.ts';

export const depositPath = '/user-management?tab=deposit';

/** Opens the deposit page as a new player. */
export async function openAsNewPlayer(site: Site): Promise<void> {
  await site.becomePlayer(newPlayer());
  await site.open(depositPath);
}

/** Opens the deposit page as a new player and chooses a payment method. */
export async function choose(site: Site, method: string): Promise<void> {
  await openAsNewPlayer(site);
  await findMethod(site, method);
}

/** Finds a payment method by its name and chooses it. */
export async function findMethod({ page, formFactor }: Site, method: string): Promise<void> {
  await page.getByRole('button', { name: formFactor === 'mobile' ? /Change$/ : /^More payment methods/ }).click();
  const search = page.getByRole('combobox', { name: 'Payment methods' });
  await search.fill(method);
  await search.press('Enter');
  await expect(search).toBeHidden();
}

/** Opens a deposit at a gateway that this operator does not prefer for its method, so that the page offers another one. */
export async function startAt(site: Site, gateway: string, amount: number): Promise<void> {
  const { page } = site;
  await openAsNewPlayer(site);
  const id = await page.evaluate(
    async ([path, asked]) => {
      const body = { amount: asked, currency: 'EUR', return_url: '/user-management?tab=deposit', locale: 'en', idempotency_key: crypto.randomUUID() };
      const headers = { 'content-type': 'application/json', authorization: localStorage.getItem('auth._token.local') ?? '' };
      const response = await fetch(`/api/payment/get_payment_${path}_url`, { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await response.json()) as { transaction_id: string }).transaction_id;
    },
    [gateway, amount] as const,
  );
  await site.open(`${depositPath}&transaction=${id}`);
}

export async function pay(site: Site, amount: string): Promise<void> {
  await site.page.getByLabel('Amount', { exact: true }).fill(amount);
  await site.page.getByRole('button', { name: `Deposit €${amount}.00` }).click();
}

/** Opens the provider's page of a payment in a new tab. */
export async function providerPage(page: Page): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: "Open the provider's page" }).click()]);
  return opened;
}

/** The provider's page in a frame of the site. */
export const providerFrame = (page: Page) => page.frameLocator('iframe[title="Payment form of the provider"]');

/** A field of a card form whose fields are frames of the provider. */
export const cardField = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}"]`).getByRole('textbox', { name });

/** Fills in a card form whose fields are frames of the provider, and submits it. */
export async function sendCard(page: Page, number = '4111 1111 1111 1111'): Promise<void> {
  await page.getByLabel('Name on card').fill('Ada Lovelace');
  await cardField(page, 'Card number').fill(number);
  await cardField(page, 'Expiry date').fill('12/30');
  await cardField(page, 'Security code').fill('123');
  await page.getByRole('button', { name: /^Deposit €/ }).click();
}

export async function expectDeposit({ page, balance }: Site, amount: string): Promise<void> {
  await expect(page.getByText('Deposit complete')).toBeVisible();
  await expect(balance).toHaveAccessibleName(`Balance €${amount}.00`);
}

/** The page reports that the deposit of a new player failed, with the advice, and that nothing was credited. */
export async function expectNoDeposit({ page, balance }: Site, amount: string, advice: RegExp): Promise<void> {
  await expect(page.getByText(`The amount €${amount}.00 could not be deposited!`)).toBeVisible();
  await expect(page.getByText(advice)).toBeVisible();
  await expect(balance).toHaveAccessibleName('Balance €0.00');
}

/** Returns from a failed deposit to the form, which has its amount. */
export async function tryAgain({ page }: Site, amount: string): Promise<void> {
  await page.getByRole('button', { name: `Try €${amount}.00 again` }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(amount);
  await expect(page.getByRole('button', { name: `Deposit €${amount}.00` })).toBeEnabled();
}

/** Opens the deposit page again, and the only pending deposit of the player from its list. */
export async function openPending(site: Site, amount: string): Promise<void> {
  const { page } = site;
  await site.open(depositPath);
  await expect(page.getByText(`Your deposit of €${amount}.00`)).toHaveCount(1);
  await page.getByRole('link', { name: 'View status' }).click();
}

/** The player has one transaction, and no pending deposit. */
export async function expectOneTransaction(site: Site): Promise<void> {
  const { page } = site;
  await site.open(depositPath);
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View status' })).toBeHidden();
  await site.open('/user-management?tab=transactions');
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible();
}
