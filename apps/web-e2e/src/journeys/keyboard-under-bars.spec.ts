import type { Page } from '@playwright/test';
import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';

/** The fixed or sticky bar that covers the centre or a corner of the focused element, if any. */
const barOverFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // A region that is focused only for screen readers is not a tab stop.
    if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || focused.getBoundingClientRect().width < 2) return undefined;
    const barAround = (element: Element | null): Element | null =>
      element && (['fixed', 'sticky'].includes(getComputedStyle(element).position) ? element : barAround(element.parentElement));
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const;
    const dialog = focused.closest('[role="dialog"]');
    const bar = points
      .map(([x, y]) => barAround(document.elementFromPoint(x, y)))
      // The rounded corners of a dialog show the scrim behind it.
      .find((found) => found && !found.contains(focused) && (dialog?.contains(found) ?? true));
    return bar ? `${focused.tagName} ${focused.ariaLabel ?? focused.textContent} under ${bar.tagName} ${bar.className}` : undefined;
  });

/** Presses Tab, then Shift+Tab, and expects no bar over the focus. */
async function tabThrough(page: Page, presses: number): Promise<void> {
  const covered = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key);
      // The page scrolls to the focused element in the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const cover = await barOverFocus(page);
      if (cover) covered.add(cover);
    }
  }
  expect([...covered], page.url()).toEqual([]);
}

/** The share of the window's height that fixed and sticky bars cover. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('header, nav, main *')].filter(
      (element) => element.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight;
  });

const sizes = {
  desktop: [
    [1280, 800],
    [1000, 350],
  ],
  // A phone, and a window of 1280 × 1024 at 400% zoom.
  mobile: [
    [390, 844],
    [320, 256],
  ],
} as const;

test('Tab never stops under a bar, and the content has most of the height of a low window @site', async ({ site, page, formFactor }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/');
  await site.becomePlayer(newPlayer());
  for (const [width, height] of sizes[formFactor]) {
    await page.setViewportSize({ width, height });
    for (const path of ['/online-casino', '/user-management?tab=deposit', '/user-management?tab=details', '/user-management?tab=limits']) {
      await site.open(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      // Content that loads later would move the focused element.
      await page.waitForLoadState('networkidle');
      if (height < 400) expect(await coveredShare(page), path).toBeLessThan(0.5);
      await tabThrough(page, 40);
    }
    await site.header.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await tabThrough(page, 15);
  }
});
