import type { Browser, Page } from 'playwright';
import { brandIds, brandOf, type Brand, type BrandId, type Scheme } from '@playfront/brand';
import { readImage, sheetOf, type PixelImage } from './pixel-image.ts';
import type { ShownComponent } from './components.ts';

type Look = { readonly brand: BrandId; readonly scheme: Scheme };

const lookOf = ({ id: brand, defaultScheme: scheme }: Brand): Look => ({ brand, scheme });
/**
 * Each brand in its default scheme: together they cover both brands and both schemes. The page's initial look is last, since the next story starts
 * in it.
 */
const both: readonly Look[] = brandIds.map((id) => lookOf(brandOf(id))).toReversed();
/** A component of `ui` is captured in the look of each brand; a view, which is composed of such components, only in the default look. */
function looksOf({ title }: ShownComponent): readonly Look[] {
  return title.startsWith('UI/') ? both : [lookOf(brandOf())];
}

const sheetName = ({ id }: ShownComponent, { brand, scheme }: Look) => `${id}.${brand}-${scheme}`;

/** The names of the sheets of a component. */
export function sheetNames(component: ShownComponent): string[] {
  return looksOf(component).map((look) => sheetName(component, look));
}

/** The image of all stories of a component in one look. */
export type Sheet = { readonly name: string; readonly image: PixelImage };

const noon = new Date('2026-11-20T12:00:00Z');
/** The message of a failed expectation contains the HTML of the page. */
const maxReasonLength = 300;
const desktop = { width: 1280, height: 800 };

/** Opens a page that shows one story after the other, with fonts loaded, without animations, with a fixed clock and no network. */
export async function openStoryPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop, timezoneId: 'UTC', locale: 'en-GB', reducedMotion: 'reduce', deviceScaleFactor: 1 });
  await context.route(
    (url) => url.origin !== address && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(noon);
  await page.exposeFunction('resizeStory', (width: number, height: number) => page.setViewportSize({ width, height }));
  // Otherwise axe would check every story.
  await page.goto(`${address}/iframe.html?viewMode=docs&id=welcome--docs&globals=a11y.manual:!true`);
  await page.waitForFunction('globalThis.storyCapture !== undefined');
  await page.evaluate('storyCapture.prepare()');
  return page;
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Takes screenshots through CDP: Playwright's own resizes the page for content below the fold, which is three times as slow. */
async function screenshotFunction(page: Page): Promise<(box: Box) => Promise<Uint8Array>> {
  const session = await page.context().newCDPSession(page);
  return async (box) => {
    const options = { format: 'png', captureBeyondViewport: true, optimizeForSpeed: true, clip: { ...box, scale: 1 } } as const;
    const { data } = await session.send('Page.captureScreenshot', options);
    return Buffer.from(data, 'base64');
  };
}

const isEqual = (one: PixelImage, other: PixelImage) => one.width === other.width && Buffer.compare(one.pixels, other.pixels) === 0;

/** Captures a component: its stories one below the other, a sheet for each look. @throws {Error} naming the story that cannot be rendered. */
export async function captureComponent(page: Page, component: ShownComponent): Promise<Sheet[]> {
  const shots = looksOf(component).map((look) => ({ name: sheetName(component, look), look, images: [] as PixelImage[] }));
  const takeScreenshot = await screenshotFunction(page);
  for (const storyId of component.storyIds) {
    try {
      await page.evaluate(`storyCapture.show(${JSON.stringify(storyId)})`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${storyId}: ${reason.slice(0, maxReasonLength)}`, { cause: error });
    }
    for (const { look, images } of shots) {
      const box = (await page.evaluate(`storyCapture.applyLook(${JSON.stringify(look)})`)) as Box | null;
      if (!box) continue;
      const image = await readImage(await takeScreenshot(box));
      // Stories that end in the same state are shown once.
      if (!images.some((other) => isEqual(other, image))) images.push(image);
    }
  }
  return shots.map(({ name, images }) => ({ name, image: sheetOf(images) }));
}
