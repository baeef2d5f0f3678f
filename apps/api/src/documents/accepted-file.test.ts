import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { eicar, imageOf, pdfOf } from '../testing/test-files.ts';
import { acceptFile } from './accepted-file.ts';
import { testFileScanner } from './file-scanner.ts';

const accept = (bytes: Buffer) => acceptFile(bytes, testFileScanner);
const [jpeg, png, webp, pdf] = await Promise.all([imageOf('jpeg'), imageOf('png'), imageOf('webp'), pdfOf()]);

describe('an image', () => {
  it.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['image/webp', webp],
  ])('of type %s is stored as one', async (mediaType, bytes) => {
    const accepted = await accept(bytes);
    expect(accepted).toMatchObject({ mediaType });
    if (accepted.refusal === undefined) expect(await sharp(accepted.content).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  it('is stored upright, without metadata or trailing data', async () => {
    const secret = 'taken at 60.17 N, 24.94 E';
    const photo = await sharp(await imageOf('jpeg'))
      .withExif({ IFD0: { ImageDescription: secret } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const accepted = await accept(Buffer.concat([photo, Buffer.from('<?php echo 1 ?>')]));
    if (accepted.refusal !== undefined) throw new Error(accepted.refusal);
    const { width, height, exif, orientation } = await sharp(accepted.content).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 30, height: 40, exif: undefined, orientation: undefined });
    expect(accepted.content.includes(secret) || accepted.content.includes('<?php')).toBe(false);
  });

  it('of a large camera is made smaller', async () => {
    const accepted = await accept(await imageOf('jpeg', { width: 9_000, height: 6_000 }));
    if (accepted.refusal !== undefined) throw new Error(accepted.refusal);
    expect(await sharp(accepted.content).metadata()).toMatchObject({ width: 4_000, height: 2_667 });
  });

  it.each([
    ['cut off', jpeg.subarray(0, jpeg.length - 60)],
    ['only the first bytes of one', Buffer.concat([jpeg.subarray(0, 4), Buffer.from('and then text')])],
    ['a PNG with the first bytes of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), png])],
    ['a decompression bomb', imageOf('png', { width: 12_000, height: 12_000 })],
    ['a PNG with a wrong checksum', Buffer.from(png.map((byte, index) => (index === 20 ? byte ^ 0xff : byte)))],
  ])('is refused if it is %s', async (_text, bytes) => {
    expect(await accept(await bytes)).toEqual({ refusal: 'file_unreadable' });
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['a GIF', 'GIF89a'],
    ['a program', 'MZ\u0090\u0000'],
  ])('is not %s', async (_text, content) => {
    expect(await accept(Buffer.from(content, 'latin1'))).toEqual({ refusal: 'file_not_accepted' });
  });
});

describe('a PDF', () => {
  it('is stored unchanged', async () => {
    const bytes = await pdfOf();
    expect(await accept(bytes)).toEqual({ mediaType: 'application/pdf', content: bytes });
  });

  it('is refused with the key of its check', async () => {
    expect(await accept(pdf.subarray(0, 200))).toEqual({ refusal: 'file_unreadable' });
  });
});

describe('an infected file', () => {
  it.each([
    ['an image with trailing data', Buffer.concat([jpeg, Buffer.from(eicar)])],
    ['a PDF with it uncompressed', Buffer.concat([pdf, Buffer.from(`\n%${eicar}`)])],
    ['a PDF with it in a compressed stream', pdfOf((document) => document.context.register(document.context.flateStream(eicar)))],
  ])('is refused as %s', async (_text, bytes) => {
    expect(await accept(await bytes)).toEqual({ refusal: 'file_infected' });
  });

  it('is refused if only the stored version is infected', async () => {
    let scans = 0;
    const accepted = await acceptFile(jpeg, { isInfected: async () => (scans += 1) === 2 });
    expect(accepted).toEqual({ refusal: 'file_infected' });
  });
});

describe('many files', () => {
  it('at the same time are refused before they fill the memory, and accepted again afterwards', async () => {
    const accepted = await Promise.all(Array.from({ length: 50 }, () => accept(jpeg)));
    expect(accepted.filter(({ refusal }) => refusal === undefined)).toHaveLength(20);
    expect(accepted.filter(({ refusal }) => refusal === 'too_many_requests')).toHaveLength(30);
    expect(await accept(jpeg)).toMatchObject({ mediaType: 'image/jpeg' });
  });
});

describe('the scans of one file', () => {
  it('have one time limit', async () => {
    const streams = await pdfOf((document) => {
      for (const text of ['one', 'two', 'three', 'four']) document.context.register(document.context.flateStream(text));
    });
    vi.useFakeTimers({ toFake: ['performance'] });
    let scans = 0;
    const isInfected = async () => {
      scans += 1;
      vi.advanceTimersByTime(25_000);
      return false;
    };
    await expect(acceptFile(streams, { isInfected })).rejects.toThrow('took too long');
    vi.useRealTimers();
    expect(scans).toBe(3);
  });
});

describe('damaged images', () => {
  it('are refused or stored, with any changed byte, and never throw', async () => {
    const changed = fc.record({
      bytes: fc.constantFrom(jpeg, png, webp),
      at: fc.nat(2_000),
      value: fc.integer({ min: 0, max: 255 }),
      end: fc.nat(4_000),
    });
    await fc.assert(
      fc.asyncProperty(changed, async ({ bytes, at, value, end }) => {
        const copy = Buffer.from(bytes.subarray(0, Math.max(16, end)));
        copy[at % copy.length] = value;
        const accepted = await accept(copy);
        expect(accepted.refusal !== undefined || accepted.content.length > 0).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
