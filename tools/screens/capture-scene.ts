import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { tokenKey } from '@playfront/api-contract/site-build';
import type { Scheme } from '@playfront/brand';
import type { FormFactor, Opener, Scene } from './scenes.ts';

export type Screen = { width: number; height: number; formFactor: FormFactor };

/** The sizes at which every screen is captured. */
export const screens: readonly Screen[] = [
  { width: 390, height: 844, formFactor: 'mobile' },
  { width: 820, height: 1180, formFactor: 'mobile' },
  { width: 1280, height: 800, formFactor: 'desktop' },
  { width: 1920, height: 1080, formFactor: 'desktop' },
];

export type Look = { screen: Screen; scheme: Scheme; locale: string; who: Scene['who'] };

/** A captured screenshot, or the reason why it failed. */
export type Shot = { scene: string; file: string; fault: string | undefined };

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';
const tallestPx = 4_000;
const settleMs = 6_000;

/** A browser as one visitor or player has it, at one size and in one scheme; its token, if any, is there before the first script. */
export async function openContext(browser: Browser, { screen, scheme }: Look, token: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    // Ours are the only scripts that the page's policy would refuse.
    bypassCSP: true,
    hasTouch: screen.formFactor === 'mobile',
    isMobile: screen.formFactor === 'mobile',
    timezoneId: 'Europe/Helsinki',
    ...(screen.formFactor === 'mobile' ? { userAgent: phone } : {}),
  });
  // Games stand in frames of no origin, which have no storage.
  if (token) await context.addInitScript(`try { localStorage.setItem(${JSON.stringify(tokenKey)}, ${JSON.stringify(token)}) } catch {}`);
  return context;
}

/** As text: these tools are compiled without the types of a browser. */
const isDrawn = `(async () => {
  await document.fonts.ready;
  const decoded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 3000))]);
})()`;

const isAlive = `Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'))`;

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, undefined, { timeout: settleMs });
  await page.waitForLoadState('networkidle', { timeout: settleMs }).catch(() => undefined);
}

/** Makes the window as tall as the page, so that sticky elements are at the bottom of the screenshot and nothing waits for scrolling. */
async function showWhole(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const pageHeight = Number(await page.evaluate('document.documentElement.scrollHeight'));
  await page.setViewportSize({ width, height: Math.max(height, Math.min(pageHeight, tallestPx)) });
  await settle(page);
}

async function press(page: Page, { buttons, at }: Opener): Promise<void> {
  const visible = page.locator(buttons).filter({ visible: true });
  await visible.first().waitFor({ timeout: settleMs });
  await visible.nth(at < 0 ? (await visible.count()) + at : at).click({ timeout: settleMs });
}

/** Opens a scene and takes a screenshot: of a page in full length, of an overlay as it is on screen. */
export async function captureScene(context: BrowserContext, url: string, scene: Scene, folder: string, file: string): Promise<Shot> {
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await settle(page);
    if (!scene.opener && !scene.path.includes('game=')) await showWhole(page);
    if (scene.opener) {
      await press(page, scene.opener);
      await page.locator('[role="dialog"]').first().waitFor({ state: 'visible', timeout: settleMs });
      await settle(page);
    }
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    await page.evaluate(isDrawn);
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 86, animations: 'disabled', caret: 'hide' });
    return { scene: scene.name, file, fault: undefined };
  } catch (error) {
    return { scene: scene.name, file, fault: (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] };
  } finally {
    await page.close();
  }
}
