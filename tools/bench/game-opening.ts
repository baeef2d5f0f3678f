import { chromium, type Browser } from 'playwright';
import { chromiumLaunch } from '../browser/chromium.ts';
import { medianOf } from './figures.ts';

/** Lighthouse's mobile preset: a slow 4G connection and a CPU slowed down four times. */
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const slowdown = 4;
const rounds = 5;
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/** A game of each engine. */
const games = { reels: 'sun-vizier', betmap: 'european-roulette', draw: 'keno-eighty', instant: 'triple-foil', ladder: 'minefield-gems' };

/** Median of the ms from the tap on "Try free" to the first possible bet. */
export type GameOpening = { engine: string; openMs: number };

/** Opens a free game from the page about it, in a new browser profile without its files. */
async function openGame(browser: Browser, siteUrl: string, slug: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, userAgent: phone, isMobile: true, hasTouch: true });
  await page.goto(`${siteUrl}/game/${slug}`, { waitUntil: 'networkidle' });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', network);
  const link = page.getByRole('main').getByRole('link', { name: 'Try free' }).first();
  await link.scrollIntoViewIfNeeded();
  const pressedAtMs = performance.now();
  await link.tap({ noWaitAfter: true });
  // A reels game or one whose rounds start with bets: the button that starts a round.
  await page.frameLocator('iframe').locator('.button-main, .spin').first().waitFor();
  const openMs = performance.now() - pressedAtMs;
  await page.close();
  return openMs;
}

/** Opens a game of each engine on a phone with Lighthouse's mobile preset. */
export async function measureGameOpening(siteUrl: string): Promise<GameOpening[]> {
  // In a process of its own, the sandboxed frame of the game would not be slowed down.
  const browser = await chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, '--disable-features=IsolateSandboxedIframes'] });
  const results: GameOpening[] = [];
  for (const [engine, slug] of Object.entries(games)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await openGame(browser, siteUrl, slug));
    results.push({ engine, openMs: medianOf(times) });
  }
  await browser.close();
  return results;
}
