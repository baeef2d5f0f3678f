import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brandIds, brandOf } from '@playfront/brand';
import { root } from '../start/repository.mjs';
import { brandIcons } from './icons.ts';

const kept = (id: string, name: string) => readFileSync(join(root, 'libs/brand/images', id, name));

/** Mean difference of two pictures of one size, from 0 to 255. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).ensureAlpha().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return 255;
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

test.each(brandIds)('the icons kept for %s are those of its mark and colours today (else: node tools/brand/draw.ts)', async (id) => {
  const drawn = await brandIcons(brandOf(id));
  for (const name of ['icon-192.png', 'icon-maskable-512.png']) {
    const picture = drawn[name];
    if (!picture) throw new Error(`${name} is not drawn`);
    expect(await differenceOf(picture, kept(id, name)), name).toBeLessThan(1);
  }
});

test('an icon file holds a picture that a browser reads', async () => {
  const file = kept('northlight', 'favicon.ico');
  const { width, height, format } = await sharp(file.subarray(22)).metadata();
  expect([file.readUInt16LE(2), file.readUInt32LE(14), width, height, format]).toEqual([1, file.length - 22, 32, 32, 'png']);
});
