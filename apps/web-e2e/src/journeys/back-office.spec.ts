import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { codeOf } from '../site/authenticator.ts';
import { BackOffice, demoPassword } from '../site/BackOffice.ts';
import { endHolds } from '../site/pass-time.ts';
import { mailedLink } from '../site/mailbox.ts';
import { fullName, logInByApi, newPlayer, registerPlayer, type NewPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';
import type { Site } from '../site/Site.ts';

type Methods = { processors: { id: string; saved_cards?: { id: string }[] }[] };

/** The API for a player whose email address is confirmed. */
async function activated(request: APIRequestContext, player: NewPlayer) {
  const [, token] = (await mailedLink(player.email, '/activate')).split('#token=');
  const headers = { authorization: await logInByApi(request, player) };
  const post = async (path: string, data: object) => (await request.post(`/api/${path}`, { data, headers })).json();
  expect(await post('front/activate_player', { token })).toMatchObject({ status: 1 });
  return post;
}

/** Requests withdrawals to the card that the player has deposited with. */
async function requestWithdrawals(request: APIRequestContext, player: NewPlayer, amounts: readonly number[]): Promise<void> {
  const post = await activated(request, player);
  const { processors } = (await post('front/get_withdrawal_processors', {})) as Methods;
  const method = processors.find(({ saved_cards: cards }) => cards && cards.length > 0);
  for (const amount of amounts) {
    const details = { saved_card: method?.saved_cards?.[0]?.id };
    const body = { processor: method?.id, amount, details, password: player.password, idempotency_key: randomUUID() };
    expect(await post('payment/send_withdrawal_request', body)).toMatchObject({ status: 1 });
  }
}

const bankAccount = {
  ...{ iban: 'FI21 1234 5600 0007 85', bic: 'NDEAFIHH', bank_name: 'Nordic Bank' },
  ...{ recipient_address: 'Aleksanterinkatu 1', postal_code: '00100' },
};

/** Deposits by bank transfer, which does not identify the account; returns the API for the player. */
async function depositByBank(page: Page, player: NewPlayer, amount: number) {
  const post = await activated(page.request, player);
  const deposit = { amount, currency: 'EUR', return_url: '/', locale: 'en', idempotency_key: randomUUID() };
  const { page_url } = (await post('payment/get_payment_sepa_transfer_url', deposit)) as { page_url: string };
  await page.goto(page_url);
  await page.getByRole('button', { name: 'The transfer arrives' }).click();
  await expect.poll(() => post('front/get_withdrawal_processors', {})).toMatchObject({ withdrawable: amount });
  return post;
}

/** Requests a withdrawal of a complete bank deposit. It is on hold because the bank account is new. */
async function requestBankWithdrawal(page: Page, player: NewPlayer, amount: number): Promise<void> {
  const post = await depositByBank(page, player, amount);
  const body = {
    processor: 'sepa_transfer',
    amount,
    details: { ...bankAccount, beneficiary_name: fullName(player) },
    password: player.password,
    idempotency_key: randomUUID(),
  };
  expect(await post('payment/send_withdrawal_request', body)).toMatchObject({ status: 1 });
}

/** Removes an authenticator app that an earlier run may have left on the account. */
async function removeFactorsOfSupport(request: APIRequestContext): Promise<void> {
  const headers = { authorization: await logInByApi(request, { username: 'demo-admin', password: demoPassword() }) };
  const post = async (path: string, data: object) => (await request.post(`/api/admin/${path}`, { data, headers })).json();
  const { players } = (await post('get_players', { search: 'demo-support' })) as { players: { id: string }[] };
  await post('remove_factors', { id: players[0]?.id, reason: 'Journey' });
}

/** Sets up an authenticator app in the account on the site; returns its key and one of its recovery codes. */
async function setUpAuthenticator(page: Page, site: Site, password: string): Promise<{ key: string; recoveryCode: string }> {
  await site.open('/user-management?tab=security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const key = await dialog.locator('code').innerText();
  await dialog.getByLabel('Enter the code from your app').fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Confirm code' }).click();
  const recoveryCode = await dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().innerText();
  await dialog.getByLabel('I have saved these codes').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return { key, recoveryCode };
}

test.describe('the back office', () => {
  test.skip(({ formFactor }) => formFactor === 'mobile', 'The back office is for wide screens');

  test('two officers accept a document, decide on withdrawals once, and the audit log shows both @account @payments', async ({
    site,
    page,
    browser,
  }) => {
    const player = newPlayer();
    await site.becomePlayer(player);
    await site.open('/online-casino');
    await site.deposit('50');
    await requestWithdrawals(page.request, player, [20, 21]);
    const image = (await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 400 }, type: 'jpeg' })).toString('base64');
    const headers = { authorization: await logInByApi(page.request, player) };
    const upload = { kind: 'identity', file_name: 'passport.jpg', content: image };
    expect(await (await page.request.post('/api/front/upload_document', { data: upload, headers })).json()).toMatchObject({ status: 1 });

    const [aino, jon] = [await BackOffice.logIn(browser, 'demo-admin'), await BackOffice.logIn(browser, 'demo-officer')];
    await aino.findPlayer(player.username);
    await expect(aino.page.getByText('Available to play')).toBeVisible();
    await aino.expectAccessible();
    await aino.page.getByRole('tab', { name: 'Ledger' }).click();
    await expect(aino.page.getByRole('cell', { name: 'Withdrawal requested' })).toHaveCount(2);

    await aino.page.getByRole('tab', { name: 'Documents' }).click();
    await aino.page.getByRole('button', { name: 'Identity' }).click();
    await expect(aino.page.getByRole('img', { name: /Identity, page 1/ })).toBeVisible();
    await aino.expectAccessible();
    await aino.page.getByRole('button', { name: 'Accept document' }).click();
    await expect(aino.page.getByText(`Identity of ${player.username} is accepted.`)).toBeVisible();

    for (const office of [aino, jon]) {
      await office.findPlayer(player.username);
      await office.page.getByRole('tab', { name: 'Withdrawals' }).click();
      await office.page.getByRole('row', { name: '€20.00' }).getByRole('button').click();
      await expect(office.page.getByRole('button', { name: 'Approve €20.00' })).toBeVisible();
    }
    await aino.expectAccessible();
    await expect(aino.page.getByText('Only the provider can pay this')).toBeVisible();
    await expect(aino.page.getByRole('list', { name: 'Checks' }).getByRole('listitem')).toHaveCount(8);
    await aino.page.getByRole('button', { name: 'Approve €20.00' }).click();
    await expect(aino.page.getByText(`Approved €20.00 of ${player.username}.`)).toBeVisible();
    await jon.page.getByRole('button', { name: 'Approve €20.00' }).click();
    await expect(jon.page.getByText('Another officer changed this first.')).toBeVisible();

    await jon.findPlayer(player.username);
    await jon.page.getByRole('tab', { name: 'Withdrawals' }).click();
    await jon.page.getByRole('row', { name: '€21.00' }).getByRole('button').click();
    await expect(jon.page.getByRole('button', { name: 'Decline', exact: true })).toBeDisabled();
    await jon.page.getByLabel('Reason for declining').selectOption('security_check');
    await expect(jon.page.getByText('Shown to the player in their language:')).toBeVisible();
    await jon.page.getByLabel('Note').fill('Phone did not answer');
    await jon.page.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(jon.page.getByText(`Declined €21.00 of ${player.username}.`)).toBeVisible();

    await jon.open('Audit log');
    await expect(jon.page.getByRole('row', { name: 'security_check: Phone did not answer' })).toContainText('demo-officer');
    await jon.expectAccessible();
    await Promise.all([aino.close(), jon.close()]);
  });

  test('an officer blocks a player with a reason, and each screen works by keyboard @account', async ({ page, browser }) => {
    const player = newPlayer();
    await registerPlayer(page.request, player);
    const note = `Question ${randomUUID()}`;
    const form = { player_name: 'Ada', email: player.email, phone_number: '0401234567', note };
    expect(await (await page.request.post('/api/front/player_send_message', { data: form })).json()).toMatchObject({ status: 1 });

    const office = await BackOffice.logIn(browser, 'demo-admin');
    await office.findPlayer(player.username);
    const dialog = office.page.getByRole('dialog');
    await office.page.getByRole('tab', { name: 'Documents' }).click();
    await office.page.getByRole('button', { name: 'Ask for a document…' }).press('Enter');
    await dialog.getByLabel('Document', { exact: true }).selectOption('Source of funds');
    await dialog.getByLabel('Note to the player').fill('A payslip of this year');
    await office.expectAccessible();
    await dialog.getByRole('button', { name: 'Ask for document' }).click();
    await expect(office.page.getByText(`${player.username} was asked for a document: Source of funds.`)).toBeVisible();

    await office.page.getByRole('button', { name: 'Message', exact: true }).click();
    await dialog.getByLabel('Subject').fill('Your account');
    await dialog.getByLabel('Text').fill('Please call us.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(office.page.getByText(`The message is in the mail box of ${player.username}.`)).toBeVisible();

    await office.page.getByRole('button', { name: 'Block' }).press('Enter');
    await expect(dialog.getByText("€0.00, remains the player's")).toBeVisible();
    await office.expectAccessible();
    await dialog.getByLabel('Reason').selectOption('Duplicate account');
    await dialog.getByRole('button', { name: 'Block player' }).click();
    await expect(office.page.getByText(`${player.username} is blocked.`)).toBeVisible();
    await expect(office.page.getByText('Blocked', { exact: true })).toBeVisible();
    expect((await page.request.post('/api/front/auth/login/', { data: player })).status()).toBe(403);

    await office.open('Settings');
    await office.page.getByRole('button', { name: 'Blocked countries' }).focus();
    await office.page.keyboard.press('ArrowDown');
    await office.page.keyboard.press('Enter');
    const addresses = office.page.getByRole('textbox', { name: 'Blocked IP addresses' });
    await addresses.fill('203.0.113.999');
    await expect(office.page.getByText('The value is not valid.')).toBeVisible();
    await expect(office.page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await office.expectAccessible();
    for (const [list, shown] of [
      ['203.0.113.7', '203.0.113.7'],
      ['', 'None'],
    ] as const) {
      await addresses.fill(list);
      await office.page.getByLabel('Reason').fill(note);
      await office.page.getByRole('button', { name: 'Save' }).click();
      await expect(office.page.getByRole('row', { name: `Blocked IP addresses ${shown}` })).toBeVisible();
    }

    await office.open('Contact inbox');
    await office.page.getByRole('row', { name: note }).getByRole('button').focus();
    await office.page.keyboard.press('Enter');
    await office.expectAccessible();
    await office.page.getByLabel('Note for staff').fill('Answered by email');
    await office.page.getByRole('button', { name: 'Mark as answered' }).press('Enter');
    await expect(office.page.getByText('Message of Ada: Answered.')).toBeVisible();

    await office.open('Audit log');
    await office.page.getByLabel('Officer, username').fill('demo-admin');
    await office.page.getByLabel('Action', { exact: true }).selectOption('Setting changed');
    await expect(office.page.getByRole('row', { name: note })).toHaveCount(2);
    await office.page.getByRole('button', { name: 'Clear' }).click();
    await office.page.getByLabel('Player or ID').fill(player.username);
    await office.page.keyboard.press('Enter');
    await expect(office.page.getByRole('row', { name: 'Player blocked or unblocked' })).toContainText('Duplicate account');
    await expect(office.page.getByRole('row', { name: 'Message sent' })).toContainText(player.username);

    await office.page.getByRole('link', { name: 'Audit log' }).press('/');
    await office.page.keyboard.type(player.username);
    await office.page.keyboard.press('Enter');
    await expect(office.page.getByRole('button', { name: player.username, exact: true })).toBeFocused();
    await office.page.keyboard.press('Enter');
    await expect(office.page.getByRole('heading', { name: player.username, level: 1 })).toBeVisible();

    await office.open('Contact inbox');
    await office.page.reload();
    await expect(office.page.getByRole('heading', { name: 'Contact inbox', level: 1 })).toBeVisible();
    await office.page.getByRole('button', { name: 'Log out' }).click();
    await expect(office.page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await office.close();
  });

  test('a large withdrawal needs two officers, and is paid by hand in a payment run @payments', async ({ page, browser }) => {
    const player = newPlayer();
    await registerPlayer(page.request, player);
    await requestBankWithdrawal(page, player, 600);
    const [aino, jon] = [await BackOffice.logIn(browser, 'demo-admin'), await BackOffice.logIn(browser, 'demo-officer')];

    await aino.openWithdrawal(player.username, '€600.00');
    await expect(aino.page.getByText(/^On hold until .+ You can decline it now/)).toBeVisible();
    await expect(aino.page.getByRole('button', { name: 'Approve and send to second officer' })).toBeDisabled();
    await endHolds(player.username);
    await aino.page.reload();
    await aino.page.getByLabel('Pay manually (payment run)').check();
    await expect(aino.page.getByText('Your approval goes to a second officer.')).toBeVisible();
    await aino.page.getByRole('button', { name: 'Approve and send to second officer' }).click();
    await expect(aino.page.getByText('You approved first. Another officer must approve too.')).toBeVisible();
    await expect(aino.page.getByRole('button', { name: 'Approve €600.00' })).toBeDisabled();

    await jon.openWithdrawal(player.username, '€600.00');
    await jon.page.getByLabel('Pay manually (payment run)').check();
    await jon.page.getByRole('button', { name: 'Approve €600.00' }).click();
    await expect(jon.page.getByText(`Approved €600.00 of ${player.username}.`)).toBeVisible();

    const downloaded = async (button: string) => {
      const [download] = await Promise.all([jon.page.waitForEvent('download'), jon.page.getByRole('button', { name: button }).first().click()]);
      return readFile(await download.path(), 'utf8');
    };
    const run = await downloaded('Start payment run');
    expect(run).toContain(`,${player.username},`);
    await jon.page.getByRole('button', { name: 'Payment runs' }).click();
    await expect(jon.page.getByRole('dialog').getByRole('row', { name: 'demo-officer' }).first()).toContainText('€600.00');
    await jon.expectAccessible();
    expect(await downloaded('Download')).toBe(run);
    await jon.page.keyboard.press('Escape');
    await jon.openWithdrawal(player.username, '€600.00');
    await expect(jon.page.getByRole('button', { name: 'Mark as paid' })).toBeDisabled();
    await jon.page.getByLabel('Bank reference').fill('RF18 5390 0754 7034');
    await jon.page.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(jon.page.getByText(`€600.00 of ${player.username} is marked as paid.`)).toBeVisible();

    await jon.openWithdrawal(player.username, '€600.00');
    const [, id = ''] = /open=([\w-]+)/.exec(jon.page.url()) ?? [];
    await jon.open('Audit log');
    await jon.page.getByLabel('Player or ID').fill(id);
    await jon.page.keyboard.press('Enter');
    await expect(jon.page.getByRole('row', { name: 'Payout result recorded' })).toContainText('demo-officer');
    await expect(jon.page.getByRole('row', { name: 'Withdrawal decided' })).toHaveCount(2);
    await jon.page.getByLabel('Player, email, phone or any ID').fill(id);
    await jon.page.keyboard.press('Enter');
    await expect(jon.page.getByRole('heading', { name: '€600.00' })).toBeVisible();
    await Promise.all([aino.close(), jon.close()]);
  });

  test('the money of a self-excluded player is paid out to their bank account @payments', async ({ page, browser }) => {
    const player = newPlayer();
    await registerPlayer(page.request, player);
    const post = await depositByBank(page, player, 20);
    expect(await post('front/self_exclude', { months: 12 })).toMatchObject({ status: 1 });
    const office = await BackOffice.logIn(browser, 'demo-admin');
    await office.open('Cases');
    await office.page.getByLabel('Kind').selectOption('Excluded balance');
    await office.page.getByRole('button', { name: player.username }).press('Enter');
    const labels: Readonly<Record<keyof typeof bankAccount, string>> = {
      ...{ iban: 'IBAN', bic: 'BIC', bank_name: 'Bank' },
      ...{ recipient_address: 'Address of beneficiary', postal_code: 'Postal code' },
    };
    await office.page.getByLabel('Pay out by').selectOption('SEPA transfer');
    for (const name of ['iban', 'bic', 'bank_name', 'recipient_address', 'postal_code'] as const)
      await office.page.getByLabel(labels[name], { exact: true }).fill(bankAccount[name]);
    await office.page.getByLabel('Beneficiary', { exact: true }).fill(fullName(player));
    await office.page.getByLabel('Details for the audit log').fill('By letter');
    await office.expectAccessible();
    await office.page.getByRole('button', { name: 'Pay out €20.00' }).press('Enter');
    await expect(office.page.getByText(`€20.00 of ${player.username} is waiting for another officer under Withdrawals.`)).toBeVisible();
    await expect(office.page.getByRole('button', { name: player.username })).toHaveCount(0);
    await office.openWithdrawal(player.username, '€20.00');
    await expect(office.page.getByRole('button', { name: 'Approve €20.00' })).toBeDisabled();
    await office.close();
  });

  test('an officer sets up an authenticator app, and logs in with a code or a recovery code, each once @auth', async ({ site, page, browser }) => {
    const officer = { username: 'demo-support', password: demoPassword() };
    await removeFactorsOfSupport(page.request);
    await site.open('/online-casino');
    await site.logIn(officer);
    const { key, recoveryCode } = await setUpAuthenticator(page, site, officer.password);

    const context = await browser.newContext({ baseURL: process.env['SITE_URL'] ?? '' });
    const office = await context.newPage();
    const logIn = async (code: string) => {
      await office.goto('/back-office');
      await office.getByLabel('Username').fill(officer.username);
      await office.getByLabel('Password', { exact: true }).fill(officer.password);
      await office.getByRole('button', { name: 'Log in' }).click();
      await office.getByLabel('Authenticator or recovery code').fill(code);
      await office.getByRole('button', { name: 'Log in' }).click();
    };
    const refused = office.getByText('Wrong code. Codes work once and for 30 seconds.');
    const expectLoggedIn = async () => {
      await expect(office.getByRole('heading', { name: 'Players', level: 1 })).toBeVisible();
      await office.getByRole('button', { name: 'Log out' }).click();
    };
    await logIn('000000');
    await expect(refused).toBeVisible();
    const code = codeOf(key, 1);
    await logIn(code);
    await expect(office.getByRole('navigation').getByRole('link')).toHaveText([/Players/, /Documents/, /Contact inbox/]);
    await expectLoggedIn();
    await logIn(code);
    await expect(refused).toBeVisible();
    await logIn(recoveryCode);
    await expectLoggedIn();
    await logIn(recoveryCode);
    await expect(refused).toBeVisible();
    await context.close();

    const admin = await BackOffice.logIn(browser, 'demo-admin');
    await admin.findPlayer(officer.username);
    await admin.page.getByRole('button', { name: 'Remove authenticator app and passkeys…' }).click();
    await admin.page.getByRole('dialog').getByLabel('Details for the audit log').fill('Journey');
    await admin.expectAccessible();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(admin.page.getByText(`The authenticator app and passkeys of ${officer.username} were removed.`)).toBeVisible();
    await admin.close();
  });

  test('each screen is accessible in dark colours @account', async ({ browser }) => {
    const office = await BackOffice.logIn(browser, 'demo-admin');
    await office.page.getByRole('button', { name: 'Use dark colours' }).click();
    await expect(office.page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    for (const entry of ['Players', 'Documents', 'Withdrawals', 'Cases', 'Contact inbox', 'Settings', 'Audit log']) {
      await office.open(entry);
      await expect(office.page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await office.expectAccessible();
    }
    await office.close();
  });

  test('a player has no access @account', async ({ page, browser }) => {
    const player = newPlayer();
    await registerPlayer(page.request, player);
    const context = await browser.newContext({ baseURL: process.env['SITE_URL'] ?? '' });
    const visitor = await context.newPage();
    await visitor.goto('/back-office/withdrawals');
    await visitor.getByLabel('Username').fill(player.username);
    await visitor.getByLabel('Password', { exact: true }).fill(player.password);
    await visitor.getByRole('button', { name: 'Log in' }).click();
    await expect(visitor.getByText('This account has no access to the back office.')).toBeVisible();
    await context.close();
  });
});
