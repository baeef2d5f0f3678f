import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { tokenKey } from '@playfront/api-contract/site-build';
import type { Scheme } from '@playfront/brand';
import { overflowsOf, type Overflow } from './overflow.ts';
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
export type Shot = { scene: string; file: string; fault: string | undefined; overflows: readonly Overflow[] };

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';
const maxHeightPx = 4_000;
const settleMs = 6_000;

/** Opens a browser context of a visitor or player, with one size and scheme. A token is stored before the first script runs. */
export async function openContext(browser: Browser, { screen, scheme }: Look, token: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    // The page's content security policy would refuse the scripts that this tool evaluates.
    bypassCSP: true,
    hasTouch: screen.formFactor === 'mobile',
    isMobile: screen.formFactor === 'mobile',
    timezoneId: 'Europe/Helsinki',
    ...(screen.formFactor === 'mobile' ? { userAgent: phone } : {}),
  });
  // Games run in frames with an opaque origin, where localStorage throws.
  if (token) await context.addInitScript(`try { localStorage.setItem(${JSON.stringify(tokenKey)}, ${JSON.stringify(token)}) } catch {}`);
  return context;
}

/** As a string, since these tools are compiled without DOM types. */
const untilDrawn = `(async () => {
  await document.fonts.ready;
  const decoded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 3000))]);
})()`;

const isHydrated = `Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'))`;

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { timeout: settleMs });
  await page.waitForLoadState('networkidle', { timeout: settleMs }).catch(() => undefined);
}

/** Makes the window as tall as the page, so that sticky elements are at the bottom of the screenshot and lazy content loads without scrolling. */
async function expandToPage(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const pageHeight = Number(await page.evaluate('document.documentElement.scrollHeight'));
  await page.setViewportSize({ width, height: Math.max(height, Math.min(pageHeight, maxHeightPx)) });
  await settle(page);
}

async function press(page: Page, { buttons, at, next }: Opener): Promise<void> {
  const visible = page.locator(buttons).filter({ visible: true });
  await visible.first().waitFor({ timeout: settleMs });
  await visible.nth(at < 0 ? (await visible.count()) + at : at).click({ timeout: settleMs });
  if (next) await press(page, next);
}

/** Opens a scene and takes a screenshot: of the full page, or of the visible part if an overlay is open. */
export async function captureScene(context: BrowserContext, url: string, scene: Scene, folder: string, file: string): Promise<Shot> {
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await settle(page);
    if (scene.link) {
      const from = page.url();
      await press(page, scene.link);
      await page.waitForURL((now) => now.href !== from, { timeout: settleMs });
      await settle(page);
    }
    if (!scene.opener && !scene.path.includes('game=')) await expandToPage(page);
    if (scene.opener) {
      await press(page, scene.opener);
      await page.locator('[role="dialog"]').first().waitFor({ state: 'visible', timeout: settleMs });
      await settle(page);
    }
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    await page.evaluate(untilDrawn);
    const overflows = await overflowsOf(page);
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 86, animations: 'disabled', caret: 'hide' });
    return { scene: scene.name, file, fault: undefined, overflows };
  } catch (error) {
    const fault = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0];
    return { scene: scene.name, file, fault, overflows: [] };
  } finally {
    await page.close();
  }
}
