import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { readPicture, sheetOf, writePicture, type Picture } from './picture.ts';

const grey = (width: number, height: number, shade = 64): Picture => ({ width, height, pixels: new Uint8Array(width * height * 3).fill(shade) });

const artFile = fileURLToPath(new URL('../../libs/brand/images/northlight/social.jpg', import.meta.url));

describe('compare', () => {
  it.each([
    { description: 'the same picture', after: grey(10, 10), changedPixels: 0 },
    { description: 'another shade', after: grey(10, 10, 80), changedPixels: 100 },
    { description: 'a shade that nobody sees', after: grey(10, 10, 79), changedPixels: 0 },
    { description: 'a darker shade that nobody sees', after: grey(10, 10, 63), changedPixels: 0 },
    { description: 'a line more', after: grey(10, 11), changedPixels: 10 },
    { description: 'a column less', after: grey(9, 10), changedPixels: 10 },
  ])('counts the pixels of $description', ({ after, changedPixels }) => expect(compare(grey(10, 10), after).changedPixels).toBe(changedPixels));

  it('shows where', () => {
    const { picture } = compare(grey(1, 1), grey(1, 2));
    expect([...picture.pixels]).toEqual([112, 112, 112, 255, 0, 80]);
  });
});

describe('sheetOf', () => {
  it('begins another column where a file could not be as high', () =>
    expect(sheetOf([grey(4, 9_000), grey(4, 9_000), grey(4, 3)])).toMatchObject({ width: 16, height: 9_011 }));
  it('puts pictures under each other', () => expect(sheetOf([grey(4, 2), grey(6, 3)])).toMatchObject({ width: 6, height: 13 }));

  it('keeps art in a smaller file that is the same each time', async () => {
    const { width, pixels } = await readPicture(artFile);
    const art = { width, height: 200, pixels: pixels.subarray(0, width * 200 * 3) };
    const file = await writePicture(art);
    expect(file.length).toBeLessThan(art.pixels.length / 20);
    expect(compare(art, await readPicture(file)).changedPixels).toBeLessThan(art.width);
    expect(await writePicture(art)).toEqual(file);
  });

  it('keeps its pixels in a file', async () => {
    const sheet = sheetOf([grey(4, 2, 70), grey(6, 3, 200)]);
    const read = await readPicture(await writePicture(sheet));
    expect(compare(sheet, read).changedPixels).toBe(0);
    expect([...read.pixels]).toEqual([...sheet.pixels]);
  });
});
