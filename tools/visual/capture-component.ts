import type { Browser, Page } from 'playwright';
import { brandIds, brandOf, type Brand, type BrandId, type Scheme } from '@playfront/brand';
import { readPicture, sheetOf, type Picture } from './picture.ts';
import type { ShownComponent } from './components.ts';

type Look = { readonly brand: BrandId; readonly scheme: Scheme };

const lookOf = ({ id: brand, defaultScheme: scheme }: Brand): Look => ({ brand, scheme });
/**
 * Each brand in its own scheme, which together covers both brands and both schemes. The one a page opens with comes last: the next story begins in
 * it.
 */
const both: readonly Look[] = brandIds.map((id) => lookOf(brandOf(id))).toReversed();
/** A piece of the design system in the look of each brand; a view, which is made of such pieces, in the one a visitor sees first. */
function looksOf({ title }: ShownComponent): readonly Look[] {
  return title.startsWith('UI/') ? both : [lookOf(brandOf())];
}

const sheetName = ({ id }: ShownComponent, { brand, scheme }: Look) => `${id}.${brand}-${scheme}`;

/** Names of the sheets of a component. */
export function sheetNames(component: ShownComponent): string[] {
  return looksOf(component).map((look) => sheetName(component, look));
}

/** A component's stories in one look, or what kept them from being drawn. */
export type Sheet = { readonly name: string; readonly picture: Picture };

const noon = new Date('2026-11-20T12:00:00Z');
/** A failed expectation brings the whole page along. */
const shownLetters = 300;
const desktop = { width: 1280, height: 800 };

/** Opens a page for going from story to story: fonts loaded, no animations, a fixed clock, no network. */
export async function openStoryPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop, timezoneId: 'UTC', locale: 'en-GB', reducedMotion: 'reduce', deviceScaleFactor: 1 });
  await context.route(
    (url) => url.origin !== address && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(noon);
  await page.exposeFunction('resizeStory', (width: number, height: number) => page.setViewportSize({ width, height }));
  // axe would look at every story as well.
  await page.goto(`${address}/iframe.html?viewMode=docs&id=welcome--docs&globals=a11y.manual:!true`);
  await page.waitForFunction('globalThis.storyCapture !== undefined');
  await page.evaluate('storyCapture.prepare()');
  return page;
}

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Playwright's own screenshot resizes the page for what is below the fold, which is three times as slow. */
async function cameraOf(page: Page): Promise<(place: Place) => Promise<Uint8Array>> {
  const session = await page.context().newCDPSession(page);
  return async (place) => {
    const options = { format: 'png', captureBeyondViewport: true, optimizeForSpeed: true, clip: { ...place, scale: 1 } } as const;
    const { data } = await session.send('Page.captureScreenshot', options);
    return Buffer.from(data, 'base64');
  };
}

const isEqual = (one: Picture, other: Picture) => one.width === other.width && Buffer.compare(one.pixels, other.pixels) === 0;

/** Captures a component: its stories one below the other, a sheet for each look. @throws {Error} naming the story that cannot be rendered. */
export async function captureComponent(page: Page, component: ShownComponent): Promise<Sheet[]> {
  const shots = looksOf(component).map((look) => ({ name: sheetName(component, look), look, pictures: [] as Picture[] }));
  const shoot = await cameraOf(page);
  for (const storyId of component.storyIds) {
    try {
      await page.evaluate(`storyCapture.show(${JSON.stringify(storyId)})`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${storyId}: ${reason.slice(0, shownLetters)}`, { cause: error });
    }
    for (const { look, pictures } of shots) {
      const place = (await page.evaluate(`storyCapture.applyLook(${JSON.stringify(look)})`)) as Place | null;
      if (!place) continue;
      const picture = await readPicture(await shoot(place));
      // A play that ends where it began is no state to be shown twice.
      if (!pictures.some((other) => isEqual(other, picture))) pictures.push(picture);
    }
  }
  return shots.map(({ name, pictures }) => ({ name, picture: sheetOf(pictures) }));
}
