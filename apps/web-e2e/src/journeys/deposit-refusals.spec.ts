import {
  choose,
  expectDeposit,
  expectNoDeposit,
  findMethod,
  openAsNewPlayer,
  pay,
  providerFrame,
  providerPage,
  sendCard,
  startAt,
  tryAgain,
} from '../site/cashier.ts';
import { expect, test } from '../site/test.ts';

const declined = /^The payment was declined and your balance has not changed/;

test('a refused card is reported with the reason of its bank, and another card pays the same amount @payments', async ({ site }) => {
  await openAsNewPlayer(site);
  await pay(site, '20');
  for (const [number, advice] of [
    ['4000 0000 0000 9995', /^Your bank reports that the account of this card does not have enough money/],
    ['4000 0000 0000 0069', /^Your bank reports that this card has expired/],
    // The site does not show that a card was reported stolen.
    ['4000 0000 0000 9979', declined],
  ] as const) {
    await site.payByCard(number);
    await expectNoDeposit(site, '20', advice);
    await tryAgain(site, '20');
    await pay(site, '20');
  }
  await site.payByCard('4242 4242 4242 4242');
  await expectDeposit(site, '20');
});

test('three wrong codes of the bank end a card payment @payments', async ({ site, page }) => {
  await openAsNewPlayer(site);
  await pay(site, '20');
  await site.payByCard();
  for (const wrong of ['no', 'not', 'nothing']) {
    await page.getByLabel('One-time code').fill(wrong);
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    if (wrong === 'nothing') break;
    await expect(page.getByText(/^Wrong code/)).toBeVisible();
    // The page has been loaded again.
    await expect(page.getByLabel('One-time code')).toHaveValue('');
  }
  await expectNoDeposit(site, '20', /^Your bank could not confirm that it was you who paid/);
  await tryAgain(site, '20');
});

test('a form that is declined at the provider is reported, and the same amount can be paid @payments', async ({ site, page }) => {
  await choose(site, 'Volet');
  await pay(site, '20');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expectNoDeposit(site, '20', declined);
  await tryAgain(site, '20');
  await findMethod(site, 'Volet');
  await pay(site, '20');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(site, '20');
});

test('a declined frame of the provider is reported, and the same amount can be paid @payments', async ({ site, page }) => {
  await choose(site, 'MiFinity');
  await pay(site, '20');
  await providerFrame(page).getByRole('button', { name: 'Decline' }).click();
  await expectNoDeposit(site, '20', declined);
  await tryAgain(site, '20');
  await findMethod(site, 'MiFinity');
  await pay(site, '20');
  await providerFrame(page).getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(site, '20');
});

test('a declined card of the card fields is reported @payments', async ({ site, page }) => {
  await startAt(site, 'adyen', 20);
  await sendCard(page, '4000 0000 0000 9995');
  await expectNoDeposit(site, '20', /^Your bank reports that the account of this card does not have enough money/);
  await tryAgain(site, '20');
});

test('an expired address of coins is reported, and a new deposit of the amount gets another address @payments', async ({ site, page }) => {
  await choose(site, 'Bitcoin');
  await pay(site, '50');
  const address = page.getByRole('group', { name: 'Address' }).locator('code');
  const first = await address.innerText();
  const wallet = await providerPage(page);
  await wallet.getByRole('button', { name: 'Let it time out' }).click();
  await expectNoDeposit(site, '50', /^The payment was not finished in time and your balance has not changed/);
  await page.getByRole('button', { name: 'Back to deposit' }).click();
  await findMethod(site, 'Bitcoin');
  await pay(site, '50');
  await expect(address).toBeVisible();
  expect(await address.innerText()).not.toBe(first);
});

test('a transfer that the bank returns is reported @payments', async ({ site, page }) => {
  await choose(site, 'Bank transfer');
  await pay(site, '50');
  const bank = await providerPage(page);
  await bank.getByRole('button', { name: 'The bank returns it' }).click();
  await expectNoDeposit(site, '50', declined);
  await tryAgain(site, '50');
});

test('a declined QR code is reported, and the same amount can be paid @payments', async ({ site, page }) => {
  await choose(site, 'Binance Pay');
  await pay(site, '20');
  const first = await providerPage(page);
  await first.getByRole('button', { name: 'Decline' }).click();
  await expectNoDeposit(site, '20', declined);
  await tryAgain(site, '20');
  await findMethod(site, 'Binance Pay');
  await pay(site, '20');
  const second = await providerPage(page);
  await second.getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(site, '20');
});

test('three wrong codes by phone end the payment @payments', async ({ site, page }) => {
  await choose(site, 'Siru Mobile');
  await page.getByLabel(/phone number/).fill('+358401234567');
  await pay(site, '20');
  const phone = await providerPage(page);
  const code = Number(/\d{6}/.exec(await phone.getByText(/is your code/).innerText())?.[0]);
  for (const difference of [1, 2, 3]) {
    const wrong = String((code + difference) % 1_000_000).padStart(6, '0');
    await page.getByRole('textbox', { name: 'Code' }).fill(wrong);
    await Promise.all([page.waitForResponse('**/api/payment/confirm_payment'), page.getByRole('button', { name: 'Confirm payment' }).click()]);
    if (difference < 3) await expect(page.getByText('Wrong code. After three wrong codes the payment ends.')).toBeVisible();
  }
  await expectNoDeposit(site, '20', declined);
  await tryAgain(site, '20');
});

test('a payment that is declined in an app is reported @payments', async ({ site, page }) => {
  await choose(site, 'MuchBetter');
  // A phone of the sandbox whose owner declines.
  await page.getByLabel(/phone number/).fill('+358401234500');
  await pay(site, '20');
  await expectNoDeposit(site, '20', declined);
  await tryAgain(site, '20');
});
