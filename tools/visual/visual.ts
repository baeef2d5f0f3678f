// `npm run visual`: every component in every look against the pictures that are kept. `-- --update` keeps what is drawn now, `-- --only Button` looks
// at some, `-- --built` takes the Storybook that is there.
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
import { readPicture, writePicture } from './picture.ts';
import { reportPage, type Change } from './report.ts';

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    built: { type: 'boolean', default: false },
  },
});
const kept = join(root, 'tools/visual/pictures');
const report = join(root, 'dist/visual');
const pageCount = 2;
/** A letter looks the same wherever it stands: pictures take less room, and a move by a pixel is a move by a pixel. */
const lettering = ['--font-render-hinting=none', '--disable-font-subpixel-positioning', '--disable-lcd-text', '--force-color-profile=srgb'];

/** Sheets of all components, by several pages at once; a story that fails is told and the others go on. */
async function captureAll(components: readonly ShownComponent[], take: (sheet: Sheet) => Promise<void>): Promise<string[]> {
  const server = await preview({
    root,
    build: { outDir: storybookFolder },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
    configFile: false,
  });
  const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const browser = await chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, ...lettering] });
  const failures: string[] = [];
  const waiting = [...components];
  const work = async () => {
    let page = await openStoryPage(browser, address);
    for (let component = waiting.shift(); component; component = waiting.shift()) {
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

/** Compares a sheet with the one that is kept and puts what differs beside the report. */
async function judge({ name, picture }: Sheet): Promise<Change[]> {
  const file = join(kept, `${name}.webp`);
  const show = async (part: string, content: Buffer) => writeFileSync(join(report, `${name}.${part}.webp`), content);
  if (!existsSync(file)) {
    await show('after', await writePicture(picture));
    return [{ name, kind: 'new', changedPixels: 0 }];
  }
  const before = await readPicture(file);
  if (compare(before, picture).changedPixels <= toleratedPixels) return [];
  // A sheet with art is kept with losses: what is drawn now is compared with the same losses.
  const after = await writePicture(picture);
  const difference = compare(before, await readPicture(after));
  if (difference.changedPixels <= toleratedPixels) return [];
  await show('before', readFileSync(file));
  await show('after', after);
  await show('difference', await writePicture(difference.picture));
  return [{ name, kind: 'changed', changedPixels: difference.changedPixels }];
}

/** Kept pictures that nothing draws any more. */
function goneSheets(components: readonly ShownComponent[]): string[] {
  const drawn = new Set(components.flatMap(sheetNames).map((name) => `${name}.webp`));
  return values.only.length > 0 ? [] : readdirSync(kept).filter((file) => !drawn.has(file));
}

const startedAtMs = Date.now();
if (!values.built) {
  const { isOk, output } = await buildStorybook();
  if (!isOk) throw new Error(output);
}
const components = shownComponents(storybookFolder, values.only);
mkdirSync(kept, { recursive: true });
rmSync(report, { recursive: true, force: true });
mkdirSync(report, { recursive: true });

const changes: Change[] = [];
const failures = await captureAll(components, async (sheet) => {
  const found = await judge(sheet);
  changes.push(...found);
  // A sheet within the tolerance keeps its file: an update changes nothing that did not change.
  if (values.update && found.length > 0) writeFileSync(join(kept, `${sheet.name}.webp`), await writePicture(sheet.picture));
});
for (const file of goneSheets(components)) {
  const name = file.replace(/\.webp$/, '');
  changes.push({ name, kind: 'gone', changedPixels: 0 });
  writeFileSync(join(report, `${name}.before.webp`), readFileSync(join(kept, file)));
  if (values.update) rmSync(join(kept, file));
}
changes.sort((one, other) => one.name.localeCompare(other.name));
writeFileSync(join(report, 'index.html'), reportPage(changes));

for (const failure of failures) console.error(failure);
for (const { name, kind, changedPixels } of changes)
  console.log(`${kind.padEnd(8)} ${name}${kind === 'changed' ? ` (${changedPixels} pixels)` : ''}`);
const sheets = components.flatMap(sheetNames).length;
const seconds = Math.round((Date.now() - startedAtMs) / 1000);
console.log(
  `${sheets} sheets of ${components.length} components, ${changes.length} ${values.update ? 'kept anew' : 'differ'}, ${failures.length} could not be drawn (${seconds} s).`,
);
if (changes.length > 0) console.log(`Look at dist/visual/index.html.`);
process.exitCode = failures.length > 0 || (changes.length > 0 && !values.update) ? 1 : 0;
