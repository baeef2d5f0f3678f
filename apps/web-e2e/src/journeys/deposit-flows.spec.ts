import { cardField, choose, depositPath, expectDeposit, findMethod, pay, providerFrame, providerPage, sendCard, startAt } from '../site/cashier.ts';
import { newPlayer } from '../site/player.ts';
import { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

test('a bank transfer shows its details, also in another tab, and is credited while the page is open @payments @gate', async ({
  site,
  page,
  context,
}) => {
  await choose(site, 'Bank transfer');
  await pay(site, '50');
  await expect(page.getByText('FI21 1234 5600 0007 85')).toBeVisible();
  if (site.formFactor === 'mobile') await page.getByRole('button', { name: 'Show QR code' }).click();
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
  await choose(site, 'Bank transfer');
  await pay(site, '50');
  await page.getByRole('button', { name: 'Cancel this deposit' }).click();
  await page.getByRole('button', { name: 'Cancel the deposit' }).click();
  await expect(page.getByText('The payment was cancelled and your balance has not changed.')).toBeVisible();
});

test('coins are sent to an address, on the network that was chosen @payments', async ({ site, page }) => {
  await choose(site, 'Bitcoin');
  await pay(site, '50');
  await expect(page.getByText('Send only BTC', { exact: false })).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Time left to pay:' })).toBeVisible();
  const wallet = await providerPage(page);
  await wallet.getByRole('button', { name: 'Send' }).click();
  await expectDeposit(site, '50');
});

test('a form opens the page of the provider, which returns to the site @payments', async ({ site, page }) => {
  await choose(site, 'Volet');
  await pay(site, '20');
  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(site, '20');
});

test("card fields stay in the provider's frames @payments", async ({ site, page }) => {
  await startAt(site, 'adyen', 20);
  await sendCard(page, '4111 1111 1111 1112');
  await expect(page.getByText('Please enter a valid card number')).toBeVisible();
  await expect(cardField(page, 'Card number')).toBeFocused();
  await cardField(page, 'Card number').fill('4111 1111 1111 1111');
  await page.getByRole('button', { name: 'Deposit €20.00' }).click();
  // The bank's page, in a frame that is as high as the page.
  await providerFrame(page).getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(site, '20');
});

test('a declined payment in a frame is reported on the page @payments', async ({ site, page }) => {
  await choose(site, 'Apple Pay');
  await pay(site, '20');
  await page.frameLocator('iframe').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('The amount €20.00 could not be deposited!')).toBeVisible();
});

test("a QR code is paid with another device, in the currency of the player's country @payments", async ({ site, page }) => {
  await site.becomePlayer(newPlayer('BR'));
  await site.open(depositPath);
  await findMethod(site, 'Pix');
  await page.getByLabel('Amount', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Deposit R$20.00' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the payment' })).toBeVisible();
  const app = await providerPage(page);
  await app.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Deposit complete')).toBeVisible();
  await expect(site.balance).toHaveAccessibleName('Balance R$20.00');
});

test('a wrong code by phone is refused, and the correct one pays @payments @gate', async ({ site, page }) => {
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
