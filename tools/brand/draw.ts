// `node tools/brand/draw.ts [brand]`: draws the icons and the social picture of each brand into libs/brand/images; to be run when a brand or its games' art has changed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { brandIds, brandOf, socialImage } from '@playfront/brand';
import { chromiumLaunch } from '../browser/chromium.ts';
import { root } from '../start/repository.mjs';
import { brandIcons } from './icons.ts';
import { socialPictureOf } from './social.ts';

const given = process.argv[2];
const browser = await chromium.launch(chromiumLaunch);
for (const id of given ? [brandOf(given).id] : brandIds) {
  const brand = brandOf(id);
  const folder = join(root, 'libs/brand/images', id);
  const pictures = { ...(await brandIcons(brand)), [socialImage.file]: await socialPictureOf(browser, brand) };
  mkdirSync(folder, { recursive: true });
  for (const [name, picture] of Object.entries(pictures)) {
    writeFileSync(join(folder, name), picture);
    console.log(`${id.padEnd(12)} ${name.padEnd(24)} ${String(picture.length).padStart(7)}`);
  }
}
await browser.close();
