import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../site/accessibility.ts';
import { newPlayer } from '../site/player.ts';
import { expect, test } from '../site/test.ts';
import { mailLinkPaths, playerPaths, projectsOfPath, publicPaths } from './addresses.ts';

const prefixes = ['', '/fi'];

/** Finds elements that are amber without being an action, such as text, dots and numbers (mock-ups, NOTES.md §4). Runs in the browser. */
function findAmber(): string[] {
  const colourOf = (token: string) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${token})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const ambers = [colourOf('--action'), colourOf('--action-text')];
  const isAmber = (element: Element, part?: string) => {
    const { color, backgroundColor, content } = getComputedStyle(element, part);
    if (part && content === 'none') return false;
    return ambers.includes(color) || (ambers.includes(backgroundColor) && (part !== undefined || !element.matches('a, button')));
  };
  return [...document.querySelectorAll('#root *:not(svg, svg *)')]
    .filter((element) => element.checkVisibility() && [undefined, '::before', '::after'].some((part) => isAmber(element, part)))
    .map((element) => `amber: ${element.outerHTML.slice(0, 120)}`);
}

/** Finds controls in one row of a filter bar that are not vertically aligned. Runs in the browser. */
function findMisaligned(): string[] {
  return [...document.querySelectorAll('[data-filter-bar]')].flatMap((bar) => {
    const boxes = [...bar.querySelectorAll('button, select, input, [role=tablist]')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, box: control.getBoundingClientRect() }));
    const isMisaligned = (one: DOMRect, other: DOMRect) =>
      one.top < other.bottom && other.top < one.bottom && Math.abs(one.top + one.bottom - other.top - other.bottom) > 2;
    return boxes
      .filter(({ box }, index) => boxes.slice(0, index).some((other) => isMisaligned(box, other.box)))
      .map(({ control }) => `not aligned: ${control.outerHTML.slice(0, 120)}`);
  });
}

/** Finds more than 128 px of empty space between the content of a page and its footer. Runs in the browser. */
function findEmptySpace(): string[] {
  const footer = document.querySelector('footer');
  const isPainted = (element: Element) => {
    const { backgroundColor, boxShadow } = getComputedStyle(element);
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return hasText || element.matches('img, svg, input') || !backgroundColor.endsWith(', 0)') || boxShadow !== 'none';
  };
  const bottoms = [...(footer?.parentElement?.querySelectorAll(':scope > :not(header, footer) *') ?? [])]
    .filter((element) => element.checkVisibility() && isPainted(element))
    .map((element) => element.getBoundingClientRect().bottom);
  const emptyPx = Math.round((footer?.getBoundingClientRect().top ?? 0) - Math.max(...bottoms));
  return emptyPx > 128 ? [`${emptyPx}px of empty space above the footer`] : [];
}

/** The second window size at which each build is checked. */
const largeSizes = { desktop: { width: 1920, height: 1080 }, mobile: { width: 820, height: 1180 } };

/** Layout faults of a page at both window sizes of its build. */
async function layoutFaultsOf(page: Page, formFactor: keyof typeof largeSizes): Promise<string[]> {
  const size = page.viewportSize();
  const faults: string[] = [];
  for (const each of [size, largeSizes[formFactor]]) {
    if (!each) continue;
    await page.setViewportSize(each);
    const found = [...(await page.evaluate(findMisaligned)), ...(await page.evaluate(findEmptySpace))];
    faults.push(...found.map((fault) => `${each.width}: ${fault}`));
  }
  if (size) await page.setViewportSize(size);
  return faults;
}

/** Accessibility faults, a page wider than its window, more than one `main`, and amber elements that are not actions. */
async function faultsOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const mains = await page.locator('main').count();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [
    ...(await accessibilityFaults(page)),
    ...(mains === 1 ? [] : [`${mains} × main`]),
    ...(await page.evaluate(findAmber)),
    ...(tooWide > 0 ? [`${tooWide}px too wide`] : []),
  ];
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tagsOf = (path: string) =>
  projectsOfPath(path)
    .map((project) => `@${project}`)
    .join(' ');

/** Pages of seeded content, and one with the parameter of a campaign. */
const otherPaths = ['/promotion/1', '/faq/deposits', '/restriction', '/welcome?tracking_code=spring', ...mailLinkPaths];

for (const path of [...publicPaths, ...otherPaths]) {
  test(`${path} is rendered without a fault ${tagsOf(path)}`, async ({ site, page, formFactor }) => {
    for (const prefix of prefixes) {
      await site.open(prefix + path);
      expect(await faultsOf(page)).toEqual([]);
      expect(await layoutFaultsOf(page, formFactor)).toEqual([]);
    }
  });
}

test.describe('not found', () => {
  // The browser logs the 404.
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  for (const path of ['/nowhere', '/promotion/999999', '/faq/nowhere']) {
    test(`${path} is rendered without a fault ${tagsOf(path)}`, async ({ site, page, formFactor }) => {
      for (const prefix of prefixes) {
        await site.open(prefix + path);
        expect(await faultsOf(page)).toEqual([]);
        expect(await layoutFaultsOf(page, formFactor)).toEqual([]);
      }
    });
  }
});

for (const path of playerPaths) {
  test(`${path} is rendered without a fault ${tagsOf(path)}`, async ({ site, page, formFactor }) => {
    await site.becomePlayer(newPlayer());
    for (const prefix of prefixes) {
      await site.open(prefix + path);
      await expect(page.getByRole('main')).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      expect(await faultsOf(page)).toEqual([]);
      expect(await layoutFaultsOf(page, formFactor)).toEqual([]);
      // On a page with a primary action, the deposit link is not amber.
      const deposit = site.header.locator('a[href*="tab=deposit"]');
      const isAmber = await deposit.evaluate((link) => {
        const probe = document.createElement('i');
        probe.style.background = 'var(--action)';
        link.append(probe);
        const action = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return getComputedStyle(link).backgroundColor === action;
      });
      expect(isAmber).toBe(!/tab=(deposit|withdraw|details|documents|password|close-account|limits|activity|break)/.test(path));
    }
  });
}

test('a visitor on a page for players gets the home page with the login dialog, and after login the requested page @site @auth', async ({
  site,
  page,
}) => {
  const player = newPlayer();
  await site.makePlayer(player);
  for (const path of ['/user-management', '/mail-box']) {
    await site.open(`/fi${path}`);
    await expect(page).toHaveURL(/\/fi$/);
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(player.username);
  await dialog.locator('input[type=password]').fill(player.password);
  await dialog.locator('input[type=password]').press('Enter');
  await expect(page).toHaveURL(/\/fi\/mail-box$/);
});
