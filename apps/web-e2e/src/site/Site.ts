import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { tokenKey } from '@playfront/api-contract/site-build';
import { logInByApi, registerPlayer, type NewPlayer } from './player.ts';

/** Page model of the site, the same for both builds. */
export class Site {
  readonly page: Page;
  readonly formFactor: 'desktop' | 'mobile';

  constructor(page: Page, formFactor: 'desktop' | 'mobile') {
    this.page = page;
    this.formFactor = formFactor;
  }

  /** The visible header; on a game page, that page's header. */
  get header(): Locator {
    return this.page.getByRole('banner').filter({ visible: true });
  }

  /** The total balance in the header. */
  get balance(): Locator {
    return this.header.getByRole('button', { name: /^(Balance|Saldo) / });
  }

  get game(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.waitForHydration();
  }

  /** Waits until React has hydrated the page. */
  async waitForHydration(): Promise<void> {
    await this.page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')));
  }

  async openLogin(): Promise<Locator> {
    await this.header.getByRole('button', { name: 'Log in' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async logIn({ username, password }: Pick<NewPlayer, 'username' | 'password'>): Promise<void> {
    const dialog = await this.openLogin();
    await dialog.getByLabel('Username').fill(username);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByLabel('Password', { exact: true }).press('Enter');
    await expect(dialog).toBeHidden();
    await this.waitForDialogEntryRemoved();
  }

  /** Waits until the history entry of a closed dialog is gone, because its removal would abort a following navigation. */
  private async waitForDialogEntryRemoved(): Promise<void> {
    await this.page.waitForFunction(
      () => !(history.state as { overlays?: unknown[] } | null)?.overlays?.length || document.querySelector('[role="dialog"]'),
    );
  }

  /** Opens the menu of the site and selects an entry. */
  async openMenuEntry(name: string): Promise<void> {
    await this.header.getByRole('button', { name: 'Open menu' }).click();
    await this.page.getByRole('dialog').getByText(name, { exact: true }).click();
  }

  /** Chooses a language by its native name: from the menu on a phone, from the footer's dialog on a desktop. */
  async chooseLanguage(name: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    if (this.formFactor === 'mobile') {
      await this.header.getByRole('button', { name: 'Open menu' }).click();
      await dialog.locator('summary', { hasText: 'Language' }).click();
    } else await this.page.getByRole('button', { name: /^Language/ }).click();
    await dialog.getByRole('link', { name }).click();
  }

  /** Opens a game from its focused or pressed tile: on a phone the tile opens the game's sheet. A visitor plays free. */
  async openGame(name: string, { mode = 'demo', press = (tile: Locator) => tile.press('Enter') } = {}): Promise<void> {
    await press(this.page.getByRole('link', { name: new RegExp(`^${name}, `) }).first());
    if (this.formFactor === 'mobile') {
      const sheet = this.page.getByRole('dialog', { name });
      await sheet.getByRole('link', { name: mode === 'demo' ? 'Try free' : 'Play' }).press('Enter');
    }
  }

  /** Opens the player's menu and selects an entry. */
  async chooseInAccountMenu(name: string): Promise<void> {
    if (this.formFactor === 'desktop') await this.header.getByRole('button', { name: 'Account' }).click();
    else await this.balance.click();
    const entry = this.page.getByRole('dialog').getByText(name, { exact: true });
    await expect(entry, 'visible without scrolling').toBeInViewport({ ratio: 1 });
    await entry.click();
  }

  async logOut(): Promise<void> {
    await this.chooseInAccountMenu('Log out');
    await expect(this.header.getByRole('button', { name: 'Log in' })).toBeVisible();
  }

  /** Fills in the three steps of the registration; does not submit if `submit` is false. */
  async fillRegistration(player: NewPlayer, { submit = true, birthday = new Date('1991-04-12') } = {}): Promise<void> {
    const { page } = this;
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Username').fill(player.username);
    await page.getByLabel('Password', { exact: true }).fill(player.password);
    await page.getByLabel('Repeat password').fill(player.password);
    await expect(page.getByText('This username is available')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill(player.lastName);
    await page.getByLabel('Day', { exact: true }).fill(String(birthday.getUTCDate()));
    await page.getByLabel('Month', { exact: true }).fill(String(birthday.getUTCMonth() + 1));
    await page.getByLabel('Year', { exact: true }).fill(String(birthday.getUTCFullYear()));
    await page.getByLabel('Dial code').selectOption('FI');
    await page.getByLabel('Phone number').fill('401234567');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Country').selectOption(player.country);
    await page.getByLabel('City').fill('Helsinki');
    await page.getByLabel('Street and number').fill('Aleksanterinkatu 1');
    await page.getByLabel('Postal code').fill('00100');
    await page.getByLabel(/I am \d\d or over/).check();
    if (submit) await page.getByRole('button', { name: 'Create account' }).click();
  }

  /** Registers a player through the API, for journeys that do not test registration. */
  async makePlayer(player: NewPlayer): Promise<void> {
    await registerPlayer(this.page.request, player);
  }

  /** Registers a player through the API and logs them in on this page. */
  async becomePlayer(player: NewPlayer): Promise<void> {
    await this.makePlayer(player);
    const bearer = await logInByApi(this.page.request, player);
    await this.page.goto('/robots.txt');
    await this.page.evaluate(([key, token]) => localStorage.setItem(key, token), [tokenKey, bearer] as const);
  }

  /** Requests a card deposit and waits for the payment page. */
  async startDeposit(amount: string): Promise<void> {
    await this.header.getByRole('link', { name: 'Deposit' }).click();
    await this.page.getByLabel('Amount', { exact: true }).fill(amount);
    await this.page.getByRole('button', { name: /^Deposit \D+\d/ }).click();
    await this.page.waitForURL(/\/pay\//);
  }

  /** Enters a card of the sandbox and presses pay. */
  async payByCard(number = '4111 1111 1111 1111'): Promise<void> {
    await this.page.getByLabel('Name on card').fill('Ada Lovelace');
    await this.page.getByLabel('Card number').fill(number);
    await this.page.getByLabel('Month').fill('12');
    await this.page.getByLabel('Year').fill('2030');
    await this.page.getByLabel('Security code').fill('123');
    await this.page.getByRole('button', { name: /^Pay / }).click();
  }

  /** Deposits by card, from the header to the confirmation. */
  async deposit(amount: string): Promise<void> {
    await this.startDeposit(amount);
    await this.payByCard();
    await this.page.getByRole('button', { name: 'Approve' }).click();
    await expect(this.page.getByText('Deposit complete')).toBeVisible();
  }
}
