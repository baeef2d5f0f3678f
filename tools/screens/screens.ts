// `npm run screens [-- --locales en,fi,ru] [--brand marlowe] [--schemes light] [--only lobby] [--widths 390]`: screenshots of all routes and dialogs in dist/screens, with a page to browse them; reports text that its box cuts, and pages wider than their window.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunch } from '../browser/chromium.ts';
import { build } from '../start/build.mjs';
import { root } from '../start/repository.mjs';
import { startStack, type Stack } from '../start/stack.ts';
import { contactSheet, type Screenshot } from './contact-sheet.ts';
import { readOptions, type ScreensOptions } from './options.ts';
import { openContext, captureScene, screens, type Look } from './capture-scene.ts';
import { overflowText } from './overflow.ts';
import { allLocales, allScenes, type Scene, type Who } from './scenes.ts';

const folder = join(root, 'dist/screens');
/** Contexts in parallel; more would only wait for the CPU. */
const parallelContexts = 2;

async function logIn({ addresses, demoPassword }: Stack): Promise<string> {
  const response = await fetch(`${addresses.site}/api/front/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo-regular', password: demoPassword }),
  });
  const { accessToken } = (await response.json()) as { accessToken?: string };
  if (!accessToken) throw new Error(`The demonstration player cannot log in (${response.status})`);
  return `Bearer ${accessToken}`;
}

const fileOf = (scene: Scene, { screen, scheme, locale, who }: Look, brand: string) =>
  `${brand}/${locale}/${scene.name.replaceAll(/[^a-z\d]+/gi, '-')}-${who}-${screen.width}-${scheme}.jpg`;

function looksOf({ locales, schemes, widths }: ScreensOptions): Look[] {
  const sizes = screens.filter(({ width }) => widths.length === 0 || widths.includes(width));
  const whos: Who[] = ['visitor', 'player'];
  return locales.flatMap((locale) => sizes.flatMap((screen) => schemes.flatMap((scheme) => whos.map((who) => ({ screen, scheme, locale, who })))));
}

async function captureLook(
  browser: Browser,
  siteUrl: string,
  token: string,
  look: Look,
  scenes: readonly Scene[],
  brand: string,
): Promise<Screenshot[]> {
  const { screen, locale, who } = look;
  const context = await openContext(browser, look, who === 'player' ? token : undefined);
  const screenshots: Screenshot[] = [];
  for (const scene of scenes.filter((each) => each.who === who && (each.formFactor ?? screen.formFactor) === screen.formFactor)) {
    const url = `${siteUrl}${locale === 'en' ? '' : `/${locale}`}${scene.path}`;
    const shot = await captureScene(context, url, scene, folder, fileOf(scene, look, brand));
    const { width, height } = screen;
    screenshots.push({ ...shot, brand, scheme: look.scheme, locale, who, width, height });
    process.stderr.write(shot.fault !== undefined ? 'x' : shot.overflows.length > 0 ? 'o' : '.');
  }
  await context.close();
  return screenshots;
}

async function captureBrand(browser: Browser, brand: string, options: ScreensOptions, scenes: readonly Scene[]): Promise<Screenshot[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'playfront-screens-'));
  const env = { ...process.env, DATABASE_URL: '', REDIS_URL: '', PUBLIC_URL: '', BRAND: brand };
  const stack = await startStack({
    port: 0,
    dataFolder,
    isDevelopment: false,
    isThrowAway: true,
    env,
    onProgress: () => undefined,
    onWarning: (line) => console.error(line),
  });
  try {
    const token = await logIn(stack);
    const queue = looksOf(options);
    const screenshots: Screenshot[] = [];
    const work = async () => {
      for (let look = queue.shift(); look; look = queue.shift()) {
        screenshots.push(...(await captureLook(browser, stack.addresses.site, token, look, scenes, brand)));
      }
    };
    await Promise.all(Array.from({ length: parallelContexts }, work));
    return screenshots;
  } finally {
    await stack.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const options = readOptions(process.argv.slice(2), await allLocales());
const all = await allScenes();
const scenes = all.filter(({ name }) => options.only.length === 0 || options.only.some((part) => name.includes(part)));
if (scenes.length === 0) throw new RangeError(`No scene matches. The scenes are: ${[...new Set(all.map(({ name }) => name))].join(', ')}`);
await build();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch);
const screenshots: Screenshot[] = [];
for (const brand of options.brands) screenshots.push(...(await captureBrand(browser, brand, options, scenes)));
await browser.close();
const sceneOrder = new Map(all.map(({ name }, index) => [name, index]));
screenshots.sort(
  (one, other) =>
    (sceneOrder.get(one.scene) ?? 0) - (sceneOrder.get(other.scene) ?? 0) || one.file.localeCompare(other.file, 'en', { numeric: true }),
);
writeFileSync(join(folder, 'index.html'), contactSheet(screenshots));
const faults = screenshots.filter(({ fault }) => fault !== undefined);
for (const { file, fault } of faults) console.error(`\n${file}: ${fault}`);
const overflows = screenshots.flatMap((shot) => shot.overflows.map((overflow) => `${shot.file}: ${overflowText(overflow)}`));
for (const line of overflows) console.error(line);
console.log(`\n${screenshots.length - faults.length} screenshots: ${join(folder, 'index.html')}; ${overflows.length} texts are cut.`);
process.exitCode = faults.length + overflows.length > 0 ? 1 : 0;
