import { expect, type Browser, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';

/** The password of the demonstration accounts. */
export const demoPassword = () => process.env['DEMO_PASSWORD'] ?? '';

/** Page model of the back office, with a separate browser session. */
export class BackOffice {
  readonly page: Page;
  private readonly faults: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      // The browser logs the refusals that a journey provokes as failed requests.
      if (message.type() === 'error' && !/status of (401|403|409)/.test(message.text())) this.faults.push(message.text());
    });
    page.on('pageerror', (error) => this.faults.push(error.message));
  }

  /** Logs in as one of the demonstration accounts. */
  static async logIn(browser: Browser, username: string): Promise<BackOffice> {
    const context = await browser.newContext({ baseURL: process.env['SITE_URL'] ?? '', viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    const office = new BackOffice(await context.newPage());
    const { page } = office;
    await page.goto('/back-office');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword());
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Players', level: 1 })).toBeFocused();
    return office;
  }

  async open(entry: string): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name: entry }).click();
    await expect(this.page.getByRole('heading', { name: entry, level: 1 })).toBeVisible();
  }

  async findPlayer(username: string): Promise<void> {
    await this.open('Players');
    await this.page.getByLabel('Username, email, name, phone or ID').fill(username);
    await this.page.keyboard.press('Enter');
    // Until the search has loaded, the list of all players has the row, too.
    await expect(this.page.getByText('1 player', { exact: true })).toBeVisible();
    const row = this.page.getByRole('button', { name: username });
    await row.focus();
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('heading', { name: username, level: 1 })).toBeVisible();
  }

  /** Opens a withdrawal of a player, with any status, from their page. */
  async openWithdrawal(username: string, amount: string): Promise<void> {
    await this.findPlayer(username);
    await this.page.getByRole('tab', { name: 'Withdrawals' }).click();
    await this.page.getByRole('row', { name: amount }).getByRole('button').click();
    await expect(this.page.getByRole('heading', { name: amount })).toBeVisible();
  }

  async expectAccessible(): Promise<void> {
    expect(await accessibilityFaults(this.page)).toEqual([]);
  }

  /** Closes the session; fails if the browser logged an error, such as a violation of the policy. */
  async close(): Promise<void> {
    expect(this.faults).toEqual([]);
    await this.page.context().close();
  }
}
