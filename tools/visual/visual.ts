// `npm run visual`: compares every component in every look with its reference images. `-- --update` stores the current images as reference,
// `-- --only Button` checks only some components, `-- --built` uses the existing Storybook build.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunch } from '../browser/chromium.ts';
import { root } from '../start/repository.mjs';
import { buildStorybook, storybookFolder } from '../storybook/build-storybook.ts';
import { compare, toleratedPixels } from './compare.ts';
import { shownComponents, type ShownComponent } from './components.ts';
import { openStoryPage, captureComponent, sheetNames, type Sheet } from './capture-component.ts';
import { readImage, writeImage } from './pixel-image.ts';
import { reportPage, type Change } from './report.ts';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    built: { type: 'boolean', default: false },
  },
});
const referenceFolder = join(root, 'tools/visual/pictures');
const report = join(root, 'dist/visual');
const pageCount = 2;
/** Glyphs are rendered identically at every position: files are smaller, and a shift by a pixel changes nothing else. */
const textRenderingFlags = ['--font-render-hinting=none', '--disable-font-subpixel-positioning', '--disable-lcd-text', '--force-color-profile=srgb'];

/** Captures the sheets of all components on several pages in parallel. Returns the errors of stories that failed; the others continue. */
async function captureAll(components: readonly ShownComponent[], take: (sheet: Sheet) => Promise<void>): Promise<string[]> {
  const server = await preview({
    root,
    build: { outDir: storybookFolder },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
    configFile: false,
  });
  const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const browser = await chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, ...textRenderingFlags] });
  const failures: string[] = [];
  const queue = [...components];
  const work = async () => {
    let page = await openStoryPage(browser, address);
    for (let component = queue.shift(); component; component = queue.shift()) {
      try {
        for (const sheet of await captureComponent(page, component)) await take(sheet);
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
        await page.context().close();
        page = await openStoryPage(browser, address);
      }
    }
  };
  await Promise.all(Array.from({ length: pageCount }, work));
  await browser.close();
  await server.close();
  return failures;
}

/** Compares a sheet with its reference image, and saves the images of a difference for the report. */
async function compareWithReference({ name, image }: Sheet): Promise<Change[]> {
  const file = join(referenceFolder, `${name}.webp`);
  const show = async (part: string, content: Buffer) => writeFileSync(join(report, `${name}.${part}.webp`), content);
  if (!existsSync(file)) {
    await show('after', await writeImage(image));
    return [{ name, kind: 'new', changedPixels: 0 }];
  }
  const before = await readImage(file);
  if (compare(before, image).changedPixels <= toleratedPixels) return [];
  // A reference image with art is lossy, so the current image is compressed in the same way before the comparison.
  const after = await writeImage(image);
  const difference = compare(before, await readImage(after));
  if (difference.changedPixels <= toleratedPixels) return [];
  await show('before', readFileSync(file));
  await show('after', after);
  await show('difference', await writeImage(difference.image));
  return [{ name, kind: 'changed', changedPixels: difference.changedPixels }];
}

/** Reference images that no story renders any more. */
function goneSheets(components: readonly ShownComponent[]): string[] {
  const drawn = new Set(components.flatMap(sheetNames).map((name) => `${name}.webp`));
  return values.only.length > 0 ? [] : readdirSync(referenceFolder).filter((file) => !drawn.has(file));
}

const startedAtMs = Date.now();
if (!values.built) {
  const { isOk, output } = await buildStorybook();
  if (!isOk) throw new Error(output);
}
const components = shownComponents(storybookFolder, values.only);
mkdirSync(referenceFolder, { recursive: true });
rmSync(report, { recursive: true, force: true });
mkdirSync(report, { recursive: true });

const changes: Change[] = [];
const failures = await captureAll(components, async (sheet) => {
  const found = await compareWithReference(sheet);
  changes.push(...found);
  // The file of a sheet within the tolerance is not rewritten.
  if (values.update && found.length > 0) writeFileSync(join(referenceFolder, `${sheet.name}.webp`), await writeImage(sheet.image));
});
for (const file of goneSheets(components)) {
  const name = file.replace(/\.webp$/, '');
  changes.push({ name, kind: 'gone', changedPixels: 0 });
  writeFileSync(join(report, `${name}.before.webp`), readFileSync(join(referenceFolder, file)));
  if (values.update) rmSync(join(referenceFolder, file));
}
changes.sort((one, other) => one.name.localeCompare(other.name));
writeFileSync(join(report, 'index.html'), reportPage(changes));

for (const failure of failures) console.error(failure);
for (const { name, kind, changedPixels } of changes)
  console.log(`${kind.padEnd(8)} ${name}${kind === 'changed' ? ` (${changedPixels} pixels)` : ''}`);
const sheets = components.flatMap(sheetNames).length;
const seconds = Math.round((Date.now() - startedAtMs) / 1000);
console.log(
  `${sheets} sheets of ${components.length} components, ${changes.length} ${values.update ? 'updated' : 'differ'}, ${failures.length} could not be rendered (${seconds} s).`,
);
if (changes.length > 0) console.log(`See dist/visual/index.html.`);
process.exitCode = failures.length > 0 || (changes.length > 0 && !values.update) ? 1 : 0;
