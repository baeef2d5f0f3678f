// The measured code runs in the page.
/// <reference lib="dom" />
import { chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../browser/chromium.ts';
import { medianOf } from './figures.ts';

const slowdown = 4;
const rounds = 7;
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const visitors = {
  desktop: { viewport: { width: 1280, height: 800 } },
  mobile: { viewport: { width: 390, height: 844 }, userAgent: phone, isMobile: true, hasTouch: true },
} as const;

/** Medians in ms from the click on a link: until the next paint (Event Timing, as in INP), and until the heading of the new page is painted. */
export type NavigationResult = { build: keyof typeof visitors; to: string; nextPaintMs: number; shownMs: number };

type Times = { nextPaintMs: number; shownMs: number };

/** Hovers over a link and clicks it, then waits for the new page. */
async function press(page: Page, path: string): Promise<Times> {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const times = page.evaluate(
    (wanted) =>
      new Promise<Times>((resolve, reject) => {
        const before = document.querySelector('main');
        let nextPaintMs = 0;
        let pressedAtMs = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (/^(pointerup|mouseup|click)$/.test(entry.name)) nextPaintMs = Math.max(nextPaintMs, entry.duration);
        });
        observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
        addEventListener('click', (event) => (pressedAtMs = event.timeStamp), { capture: true, once: true });
        const end = performance.now() + 10_000;
        const check = () => {
          if (performance.now() > end) return reject(new Error(`${wanted} was not shown`));
          const isShown = location.pathname === wanted && document.querySelector('main') !== before && document.querySelector('main h1');
          if (!isShown) return requestAnimationFrame(check);
          // The heading is painted by the task after its frame; the event entries of the click arrive a little later.
          requestAnimationFrame(() =>
            setTimeout(() => {
              const shownMs = performance.now() - pressedAtMs;
              setTimeout(() => {
                observer.disconnect();
                resolve({ nextPaintMs, shownMs });
              }, 300);
            }),
          );
        };
        check();
      }),
    path,
  );
  await link.click();
  const measured = await times;
  await page.waitForLoadState('networkidle');
  return measured;
}

/** Navigates from lobby to promotions and back by links, on a CPU slowed down four times. */
export async function measureNavigation(siteUrl: string): Promise<NavigationResult[]> {
  const browser = await chromium.launch(chromiumLaunch);
  const results: NavigationResult[] = [];
  for (const build of ['desktop', 'mobile'] as const) {
    const page = await browser.newPage(visitors[build]);
    await page.goto(`${siteUrl}/online-casino`, { waitUntil: 'networkidle' });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times: Record<string, Times[]> = { '/promotion': [], '/online-casino': [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const [path, measured] of Object.entries(times)) measured.push(await press(page, path));
    }
    for (const [to, measured] of Object.entries(times)) {
      const median = (name: keyof Times) => medianOf(measured.map((time) => time[name]));
      results.push({ build, to, nextPaintMs: median('nextPaintMs'), shownMs: median('shownMs') });
    }
    await page.close();
  }
  await browser.close();
  return results;
}
