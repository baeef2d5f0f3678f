import type { BrowserContext } from '@playwright/test';
import {
  choose,
  expectDeposit,
  expectOneTransaction,
  openAsNewPlayer,
  openPending,
  pay,
  providerFrame,
  providerPage,
  sendCard,
  startAt,
} from '../site/cashier.ts';
import { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

/** Closes the tab of the site, and opens a new one. */
async function closeTab({ page, formFactor }: Site, context: BrowserContext): Promise<Site> {
  await page.close();
  return new Site(await context.newPage(), formFactor);
}

/** Closes the tab of the site, and opens a new one in a window for the other build. */
async function closeTabForOtherBuild({ page, formFactor }: Site, context: BrowserContext): Promise<Site> {
  const other = formFactor === 'desktop' ? 'mobile' : 'desktop';
  const size = other === 'desktop' ? { width: 1280, height: 800 } : { width: 800, height: 1100 };
  await page.close();
  const opened = await context.newPage();
  await opened.setViewportSize(size);
  return new Site(opened, other);
}

test('a card payment whose tab was closed at the provider is continued from the list @payments', async ({ site, page, context }) => {
  await openAsNewPlayer(site);
  await pay(site, '20');
  await page.waitForURL(/\/pay\//);
  const other = await closeTab(site, context);
  await openPending(other, '20');
  await other.page.getByRole('link', { name: 'Continue payment' }).click();
  await other.payByCard();
  await other.page.getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(other, '20');
  await expectOneTransaction(other);
});

test('a form is sent to the provider again after the tab was closed there @payments', async ({ site, page, context }) => {
  await choose(site, 'Volet');
  await pay(site, '20');
  await page.waitForURL(/\/pay\//);
  const other = await closeTab(site, context);
  await openPending(other, '20');
  await other.page.getByRole('button', { name: 'Continue payment' }).click();
  await other.page.getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(other, '20');
});

test("the provider's page in a frame is shown again in a new tab @payments", async ({ site, page, context }) => {
  await choose(site, 'MiFinity');
  await pay(site, '20');
  await expect(providerFrame(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  const other = await closeTabForOtherBuild(site, context);
  await openPending(other, '20');
  await providerFrame(other.page).getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(other, '20');
});

test('a card that was sent before the tab was closed is confirmed in a new tab, without being entered again @payments', async ({
  site,
  page,
  context,
}) => {
  await startAt(site, 'adyen', 20);
  await sendCard(page);
  await expect(providerFrame(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  const other = await closeTab(site, context);
  await openPending(other, '20');
  await providerFrame(other.page).getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(other, '20');
});

test('coins are sent to the same address that a new tab shows again @payments', async ({ site, context }) => {
  await choose(site, 'Bitcoin');
  await pay(site, '50');
  const addressOf = (one: Site) => one.page.getByRole('group', { name: 'Address' }).locator('code').innerText();
  const address = await addressOf(site);
  const other = await closeTabForOtherBuild(site, context);
  await openPending(other, '50');
  expect(await addressOf(other)).toBe(address);
  const wallet = await providerPage(other.page);
  await wallet.getByRole('button', { name: 'Send' }).click();
  await expectDeposit(other, '50');
});

test('coins that arrive while no tab is open are credited @payments', async ({ site, page, context }) => {
  await choose(site, 'Bitcoin');
  await pay(site, '50');
  const wallet = await providerPage(page);
  const address = page.url();
  const other = await closeTab(site, context);
  await wallet.getByRole('button', { name: 'Send' }).click();
  await expect(wallet.getByText(/^(Sent\. Confirmations.*|Paid)$/)).toBeVisible();
  await other.open(address);
  await expectDeposit(other, '50');
});

test('a transfer that arrives while no tab is open is credited once @payments', async ({ site, page, context }) => {
  await choose(site, 'Bank transfer');
  await pay(site, '50');
  await page.getByRole('button', { name: 'I have paid' }).click();
  const bank = await providerPage(page);
  const address = page.url();
  const other = await closeTab(site, context);
  await bank.getByRole('button', { name: 'The transfer arrives' }).click();
  await expect(bank.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await other.open(address);
  await expectDeposit(other, '50');
  await expectOneTransaction(other);
});

test('a QR code is shown again in a new tab @payments', async ({ site, page, context }) => {
  await choose(site, 'Binance Pay');
  await pay(site, '20');
  await expect(page.getByRole('img', { name: 'QR code of the payment' })).toBeVisible();
  const other = await closeTabForOtherBuild(site, context);
  await openPending(other, '20');
  await expect(other.page.getByRole('img', { name: 'QR code of the payment' })).toBeVisible();
  const app = await providerPage(other.page);
  await app.getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(other, '20');
});

test('a code that was sent to a phone is entered in a new tab @payments', async ({ site, page, context }) => {
  await choose(site, 'Siru Mobile');
  await page.getByLabel(/phone number/).fill('+358401234567');
  await pay(site, '20');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  const other = await closeTab(site, context);
  await openPending(other, '20');
  const phone = await providerPage(other.page);
  const code = /\d{6}/.exec(await phone.getByText(/is your code/).innerText())?.[0] ?? '';
  await other.page.getByRole('textbox', { name: 'Code' }).fill(code);
  await other.page.getByRole('button', { name: 'Confirm payment' }).click();
  await expectDeposit(other, '20');
});

test('a payment that is approved in an app after the tab was closed is credited @payments', async ({ site, page, context }) => {
  await choose(site, 'MuchBetter');
  await pay(site, '20');
  await page.waitForURL(/transaction=/);
  const address = page.url();
  const other = await closeTab(site, context);
  await other.open(address);
  // The sandbox's phone approves without a press.
  await expectDeposit(other, '20');
});

test('a voucher whose response is lost with the tab is used once @payments', async ({ site, page, context }) => {
  const voucher = `TEST-20-${String(Math.floor(Math.random() * 900_000) + 100_000)}`;
  await choose(site, 'CASHlib');
  await page.getByLabel('Voucher code').fill(voucher);
  const call = '**/api/payment/get_payment_cashlib_url';
  const paid = new Promise<void>((resolve, reject) => {
    // The operator responds, but the tab is closed before the response arrives.
    void page.route(call, (route) => void route.fetch().then(() => resolve(), reject));
  });
  await pay(site, '20');
  await paid;
  const other = await closeTab(site, context);
  await other.open('/user-management?tab=deposit');
  await expect(other.balance).toHaveAccessibleName('Balance €20.00');
  await expect(other.page.getByRole('link', { name: 'View status' })).toBeHidden();
  await other.page.getByLabel('Voucher code').fill(voucher);
  await pay(other, '20');
  await expect(other.page.getByLabel('Voucher code')).toHaveAttribute('aria-invalid', 'true');
  await expect(other.balance).toHaveAccessibleName('Balance €20.00');
});
