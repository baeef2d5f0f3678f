import { randomUUID } from 'node:crypto';
import { choose, expectDeposit, expectOneTransaction, openAsNewPlayer, openPending, pay, providerFrame, startAt } from '../site/cashier.ts';
import { expect, test } from '../site/test.ts';

test('a double click on Deposit opens one payment @payments', async ({ site, page }) => {
  await openAsNewPlayer(site);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/get_payment_\w+_url$/.test(request.url())) calls.push(request.url());
  });
  await page.getByLabel('Amount', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Deposit €20.00' }).dblclick();
  await page.waitForURL(/\/pay\//);
  expect(calls).toHaveLength(1);
  await openPending(site, '20');
  await expect(page.getByRole('link', { name: 'Continue payment' })).toBeVisible();
});

test('Back after paying does not pay again @payments', async ({ site, page }) => {
  await openAsNewPlayer(site);
  await pay(site, '20');
  await site.payByCard();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(site, '20');
  // The pages of the bank and the provider return the player to the result.
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expectDeposit(site, '20');
  }
  await page.goBack();
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
  await expectOneTransaction(site);
  await expect(site.balance).toHaveAccessibleName('Balance €20.00');
});

test.describe('with a forged return', () => {
  test.use({ expectedConsole: [/Failed to load resource.*status of 404/] });

  test("another player's deposit, or an unknown one, is not shown, and nothing is credited @payments", async ({ site, page }) => {
    await startAt(site, 'adyen', 20);
    const other = new URL(page.url()).searchParams.get('transaction') ?? '';
    await openAsNewPlayer(site);
    for (const id of [other, randomUUID(), 'PAID-1']) {
      await site.open(`/user-management?tab=deposit&transaction=${id}&status=complete&amount=20`);
      await expect(page.getByText('We could not load this deposit. Check Transactions before you pay again.')).toBeVisible();
      await expect(page.getByText(/^We could not find this/)).toBeVisible();
      await expect(page.getByText('Deposit complete')).toBeHidden();
      await expect(site.balance).toHaveAccessibleName('Balance €0.00');
    }
    await page.getByRole('button', { name: 'Back to deposit' }).click();
    await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
  });

  test('a return with a status that was made up changes nothing about a pending deposit @payments', async ({ site, page }) => {
    await startAt(site, 'adyen', 20);
    await site.open(`${page.url()}&status=complete&state=paid&result=success`);
    await expect(page.getByText('Waiting for your payment')).toBeVisible();
    await expect(site.balance).toHaveAccessibleName('Balance €0.00');
  });
});

/** A page that reports, at a press, a payment that was not made, and contains a page of another origin that does so, too. */
function lyingPage(otherPage: string): string {
  const lies = [
    { source: 'payment', state: 'success', status: 'complete' },
    { source: 'payment', state: 'submitted', url: '/paid' },
    { source: 'payment', state: 'resized', height: 1e9 },
    { status: 1, transaction: { status: 'complete', amount: '20.00' } },
    { source: 'payment', state: 'finished', status: 'complete' },
  ];
  return `<!doctype html><title>Paid</title><button>I have paid</button><iframe src="${otherPage}"></iframe><script>
    document.querySelector('button').onclick = () => ${JSON.stringify(lies)}.forEach((lie) => parent.postMessage(lie, '*'));
  </script>`;
}

const pageOfOtherOrigin = `<!doctype html><title>Other</title><script>
  top.postMessage({ source: 'payment', state: 'resized', height: 1999 }, '*');
  top.postMessage({ source: 'payment', state: 'finished' }, '*');
  document.write('<p>Posted</p>');
</script>`;

test('a frame that reports a payment that was not made changes nothing @payments', async ({ site, page }) => {
  const otherPage = 'http://127.0.0.1:29999/other';
  await page.route(otherPage, (route) => route.fulfill({ contentType: 'text/html', body: pageOfOtherOrigin }));
  await page.route('**/pay/*', (route) => route.fulfill({ contentType: 'text/html', body: lyingPage(otherPage) }));
  await choose(site, 'MiFinity');
  await pay(site, '20');
  await expect(providerFrame(page).frameLocator('iframe').getByText('Posted')).toBeVisible();
  // The message of the frame makes the site fetch the status, and the operator knows of no payment.
  const [checked] = await Promise.all([
    page.waitForResponse('**/api/front/get_financial_transaction'),
    providerFrame(page).getByRole('button', { name: 'I have paid' }).click(),
  ]);
  expect(await checked.json()).toMatchObject({ transaction: { status: 'pending' } });
  await expect(page.getByText('Waiting for your payment')).toBeVisible();
  await expect(page.getByText('Deposit complete')).toBeHidden();
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');
  // Heights of another origin, or beyond the limits, are ignored.
  await expect(page.getByTitle('Payment form of the provider')).toHaveCSS('height', '640px');

  await page.unroute('**/pay/*');
  await page.reload();
  await providerFrame(page).getByRole('button', { name: 'Approve' }).click();
  await expectDeposit(site, '20');
});
