import type { Page } from '@playwright/test';
import { newPlayer } from '../site/player.ts';
import { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

/** Opens the deposit page as a new player and chooses a payment method. */
async function choose(site: Site, method: string): Promise<void> {
  await site.becomePlayer(newPlayer());
  await site.open('/user-management?tab=deposit');
  const change = site.page.getByRole('button', { name: /Change$/ });
  if (site.formFactor === 'mobile') await change.click();
  await site.page.getByText(method, { exact: true }).filter({ visible: true }).click();
}

async function pay(site: Site, amount: string): Promise<void> {
  await site.page.getByLabel('Amount', { exact: true }).fill(amount);
  await site.page.getByRole('button', { name: `Deposit €${amount}.00` }).click();
}

/** Opens the provider's page of a payment in a new tab. */
async function providerPage(page: Page): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: "Open the provider's page" }).click()]);
  return opened;
}

const expectDeposit = async ({ page, balance }: Site, amount: string) => {
  await expect(page.getByText('Deposit complete')).toBeVisible();
  await expect(balance).toHaveAccessibleName(`Balance €${amount}.00`);
};

test('a bank transfer shows its details, also in another tab, and is credited while the page is open @payments', async ({ site, page, context }) => {
  await choose(site, 'SEPA transfer');
  await pay(site, '50');
  await expect(page.getByText('FI21 1234 5600 0007 85')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of the transfer' })).toBeVisible();
  const reference = await page.getByRole('group', { name: 'Reference, exactly as shown' }).locator('code').innerText();

  const other = new Site(await context.newPage(), site.formFactor);
  await other.open('/user-management?tab=deposit');
  await other.page.getByRole('link', { name: 'View status' }).click();
  await expect(other.page.getByText(reference)).toBeVisible();

  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText(/^Your transfer is on its way/)).toBeVisible();
  const bank = await providerPage(page);
  await expect(bank.getByText(reference)).toBeVisible();
  await bank.getByRole('button', { name: 'The transfer arrives' }).click();
  await expectDeposit(site, '50');
  await expectDeposit(other, '50');
});

test('a bank transfer that is not sent can be cancelled with two buttons @payments', async ({ site, page }) => {
  await choose(site, 'SEPA transfer');
  await pay(site, '50');
  await page.getByRole('button', { name: 'Cancel this deposit' }).click();
  await page.getByRole('button', { name: 'Cancel the deposit' }).click();
  await expect(page.getByText('The payment was cancelled and your balance has not changed.')).toBeVisible();
});

test('coins are sent to an address, on the network that was chosen @payments', async ({ site, page }) => {
  await choose(site, 'CoinsPaid');
  await page.getByLabel('Coin', { exact: true }).selectOption('BTC');
  await pay(site, '50');
  await expect(page.getByText('Send only BTC', { exact: false })).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Time left to pay:' })).toBeVisible();
  const wallet = await providerPage(page);
  await wallet.getByRole('button', { name: 'Send' }).click();
  await expectDeposit(site, '50');
});

test('a form opens the card page, which returns to the site @payments', async ({ site, page }) => {
  await choose(site, 'payabl.');
  await pay(site, '20');
  await page.waitForURL(/\/pay\//);
  await site.payByCard();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(site, '20');
});

test("card fields stay in the provider's frame @payments", async ({ site, page }) => {
  await choose(site, 'Adyen');
  await pay(site, '20');
  const frame = page.frameLocator('iframe');
  // The frame is as high as the form.
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(700);
  await frame.getByLabel('Name on card').fill('Ada Lovelace');
  await frame.getByLabel('Card number').fill('4111 1111 1111 1111');
  await frame.getByLabel('Month').fill('12');
  await frame.getByLabel('Year').fill('2030');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByRole('button', { name: /^Pay / }).click();
  await frame.getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(site, '20');
});

test('a declined payment in a frame is reported on the page @payments', async ({ site, page }) => {
  await choose(site, 'Apple Pay');
  await pay(site, '20');
  await page.frameLocator('iframe').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('The amount €20.00 could not be deposited!')).toBeVisible();
});

test('a QR code is paid with another device @payments', async ({ site, page }) => {
  await choose(site, 'Binance Pay');
  await pay(site, '20');
  await expect(page.getByRole('img', { name: 'QR code of the payment' })).toBeVisible();
  const app = await providerPage(page);
  await app.getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(site, '20');
});

test('a wrong code by phone is refused, and the correct one pays @payments', async ({ site, page }) => {
  await choose(site, 'Siru Mobile');
  await page.getByLabel(/phone number/).fill('12');
  await pay(site, '20');
  await expect(page.getByLabel(/phone number/)).toBeFocused();
  await page.getByLabel(/phone number/).fill('+358401234567');
  await page.getByRole('button', { name: 'Deposit €20.00' }).click();
  const phone = await providerPage(page);
  const code = /\d{6}/.exec(await phone.getByText(/is your code/).innerText())?.[0] ?? '';
  await page.getByRole('textbox', { name: 'Code' }).fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expectDeposit(site, '20');
});

test('a payment is approved in an app, also after a reload @payments', async ({ site, page }) => {
  await choose(site, 'MuchBetter');
  await pay(site, '20');
  await expect(page.getByRole('heading', { name: 'Approve the payment in your app' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Approve the payment in your app' })).toBeVisible();
  const app = await providerPage(page);
  await app.getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(site, '20');
});

test('an invalid voucher is refused at its field, and a valid one pays immediately @payments', async ({ site, page }) => {
  await choose(site, 'CASHlib');
  await page.getByLabel('Voucher code').fill('TEST-50-000000');
  await pay(site, '20');
  await expect(page.getByLabel('Voucher code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Voucher code').fill(`TEST-50-${String(Math.floor(Math.random() * 900_000) + 100_000)}`);
  await page.getByRole('button', { name: 'Deposit €20.00' }).click();
  await expectDeposit(site, '20');
});
