import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { readImage, sheetOf, writeImage, type PixelImage } from './pixel-image.ts';

const grey = (width: number, height: number, shade = 64): PixelImage => ({ width, height, pixels: new Uint8Array(width * height * 3).fill(shade) });

const artFile = fileURLToPath(new URL('../../libs/brand/images/northlight/social.jpg', import.meta.url));

describe('compare', () => {
  it.each([
    { description: 'the same image', after: grey(10, 10), changedPixels: 0 },
    { description: 'a different shade', after: grey(10, 10, 80), changedPixels: 100 },
    { description: 'an invisible difference', after: grey(10, 10, 79), changedPixels: 0 },
    { description: 'an invisible darker difference', after: grey(10, 10, 63), changedPixels: 0 },
    { description: 'an additional row', after: grey(10, 11), changedPixels: 10 },
    { description: 'a missing column', after: grey(9, 10), changedPixels: 10 },
  ])('counts the pixels of $description', ({ after, changedPixels }) => expect(compare(grey(10, 10), after).changedPixels).toBe(changedPixels));

  it('marks the changed pixels', () => {
    const { image } = compare(grey(1, 1), grey(1, 2));
    expect([...image.pixels]).toEqual([112, 112, 112, 255, 0, 80]);
  });
});

describe('sheetOf', () => {
  it('starts another column at the maximum height of a file', () =>
    expect(sheetOf([grey(4, 9_000), grey(4, 9_000), grey(4, 3)])).toMatchObject({ width: 16, height: 9_011 }));
  it('places images below each other', () => expect(sheetOf([grey(4, 2), grey(6, 3)])).toMatchObject({ width: 6, height: 13 }));

  it('stores art in a smaller file that is the same each time', async () => {
    const { width, pixels } = await readImage(artFile);
    const art = { width, height: 200, pixels: pixels.subarray(0, width * 200 * 3) };
    const file = await writeImage(art);
    expect(file.length).toBeLessThan(art.pixels.length / 20);
    expect(compare(art, await readImage(file)).changedPixels).toBeLessThan(art.width);
    expect(await writeImage(art)).toEqual(file);
  });

  it('preserves its pixels in a file', async () => {
    const sheet = sheetOf([grey(4, 2, 70), grey(6, 3, 200)]);
    const read = await readImage(await writeImage(sheet));
    expect(compare(sheet, read).changedPixels).toBe(0);
    expect([...read.pixels]).toEqual([...sheet.pixels]);
  });
});
