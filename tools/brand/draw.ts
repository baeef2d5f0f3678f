// `node tools/brand/draw.ts [brand]`: draws the icons and the social image of each brand into libs/brand/images. Run it after a change of a brand or of the game images.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { brandIds, brandOf, socialImage } from '@playfront/brand';
import { chromiumLaunch } from '../browser/chromium.ts';
import { root } from '../start/repository.mjs';
import { brandIcons } from './icons.ts';
import { drawSocialImage } from './social.ts';

const given = process.argv[2];
const browser = await chromium.launch(chromiumLaunch);
for (const id of given ? [brandOf(given).id] : brandIds) {
  const brand = brandOf(id);
  const folder = join(root, 'libs/brand/images', id);
  const images = { ...(await brandIcons(brand)), [socialImage.file]: await drawSocialImage(browser, brand) };
  mkdirSync(folder, { recursive: true });
  for (const [name, image] of Object.entries(images)) {
    writeFileSync(join(folder, name), image);
    console.log(`${id.padEnd(12)} ${name.padEnd(24)} ${String(image.length).padStart(7)}`);
  }
}
await browser.close();
