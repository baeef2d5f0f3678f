import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brandIds, brandOf } from '@playfront/brand';
import { root } from '../start/repository.mjs';
import { brandIcons } from './icons.ts';

const stored = (id: string, name: string) => readFileSync(join(root, 'libs/brand/images', id, name));

/** The mean difference of two images of the same size, from 0 to 255. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).ensureAlpha().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return 255;
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

test.each(brandIds)('the stored icons of %s match its logo and colours (otherwise run node tools/brand/draw.ts)', async (id) => {
  const drawn = await brandIcons(brandOf(id));
  for (const name of ['icon-192.png', 'icon-maskable-512.png']) {
    const image = drawn[name];
    if (!image) throw new Error(`${name} is not drawn`);
    expect(await differenceOf(image, stored(id, name)), name).toBeLessThan(1);
  }
});

test('favicon.ico contains a PNG that a browser can read', async () => {
  const file = stored('northlight', 'favicon.ico');
  const { width, height, format } = await sharp(file.subarray(22)).metadata();
  expect([file.readUInt16LE(2), file.readUInt32LE(14), width, height, format]).toEqual([1, file.length - 22, 32, 32, 'png']);
});
