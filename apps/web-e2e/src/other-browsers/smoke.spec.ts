import { setTimeout as sleep } from 'node:timers/promises';
import { logInByApi, newPlayer, registerPlayer } from '../site/player.ts';
import { expect, test as base } from '../site/test.ts';
import type { BrowserWindow, FoundElement, Target } from './browser-window.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const timeoutMs = 20_000;

const test = base.extend<{ window: BrowserWindow }>({
  window: async ({}, use, testInfo) => {
    const window = await (testInfo.project.name === 'firefox' ? openFirefox() : openWebKit());
    await use(window);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('window', { body: Buffer.from(await window.screenshot()), contentType: 'image/png' });
    await window.close();
  },
});

const button = (name: string): Target => ({ selector: 'button', name });
const link = (name: string): Target => ({ selector: 'a[href]', name });
const field = (name: string): Target => ({ selector: 'input', name });
const formFactorTarget = (formFactor: 'desktop' | 'mobile'): Target => ({ selector: `html[data-form-factor="${formFactor}"]` });

test('a player logs in, deposits, plays, swaps builds and changes the language, and the console stays empty @site @auth @payments @casino @games @account', async ({
  baseURL,
  request,
  window,
}) => {
  const player = newPlayer();
  await registerPlayer(request, player);
  const authorization = await logInByApi(request, player);
  const countBets = async () => {
    const response = await request.post('/api/front/get_bet_list', { data: {}, headers: { authorization } });
    return ((await response.json()) as { total: number }).total;
  };

  async function see(target: Target): Promise<FoundElement> {
    let cause: unknown;
    for (const startedAtMs = Date.now(); Date.now() - startedAtMs < timeoutMs; await sleep(100)) {
      // Between two pages there is no document, which is an error in both protocols.
      const found = await window.find(target).catch((error: unknown) => {
        cause = error;
        return null;
      });
      if (found) return found;
    }
    throw new Error(`There is no ${JSON.stringify(target)}`, { cause });
  }
  /** Waits for idle first: leaving a page would log aborted requests, and a click would miss a moving element. */
  const whenIdle = async (act: () => Promise<void>) => {
    await window.waitForIdle();
    await act();
  };
  const click = async (target: Target) => (await see(target)).click();
  const type = async (target: Target, text: string) => (await see(target)).type(text);

  // Checks that console messages are received.
  await window.open('data:text/html,<script>console.error("a message")</script>');
  await expect.poll(() => window.messages()).toEqual([expect.stringContaining('a message')]);

  await window.open(`${baseURL}/`);
  await see({ selector: 'h2', name: '^Popular$' });
  await click(button('^Log in$'));
  await type(field('^Username or email$'), player.username);
  await type(field('^Password$'), `${player.password}\n`);
  await see(button('^Balance €0.00$'));

  await click(link('^Deposit$'));
  await type(field('^Amount$'), '20');
  await whenIdle(() => click(button('^Deposit €20')));
  await type(field('^Name on card$'), 'Ada Lovelace');
  await type(field('^Card number$'), '4111 1111 1111 1111');
  await type(field('^Month$'), '12');
  await type(field('^Year$'), '2030');
  await type(field('^Security code$'), '123');
  await click(button('^Pay '));
  await click(button('^Approve$'));
  await see({ selector: 'h1, h2, h3, p', name: 'Deposit complete' });
  await see(button('^Balance €20.00$'));

  await whenIdle(() => window.open(`${baseURL}/online-casino?game=sun-vizier&mode=real`));
  await see({ selector: '.amount', name: '^€20.00$', isInFrame: true });
  await click({ ...button('^Spin$'), isInFrame: true });
  await expect.poll(countBets).toBe(1);

  await whenIdle(() => window.open(`${baseURL}/user-management?tab=bet-list&period=24h`));
  await see({ selector: 'tr', name: 'Sun Vizier' });
  await whenIdle(() => window.resize(800, 1100));
  await see(formFactorTarget('mobile'));
  await see(button('^Balance €'));
  await whenIdle(() => window.resize(1280, 900));
  await see(formFactorTarget('desktop'));
  await see(button('^Balance €'));

  await whenIdle(() => click(button('^Language')));
  await whenIdle(() => click(link('Suomi')));
  await see({ selector: 'html[lang="fi-FI"]' });
  await see(button('^Saldo '));
  expect(window.messages().slice(1)).toEqual([]);
});
