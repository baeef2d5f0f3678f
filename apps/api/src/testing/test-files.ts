import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

let made = 0;

/** An image that none of the 511 calls before it has made. */
export function imageOf(format: 'jpeg' | 'png' | 'webp', { width = 40, height = 30 }: { width?: number; height?: number } = {}): Promise<Buffer> {
  made += 1;
  // Colours that differ by less may be one in a JPEG.
  const [r = 0, g = 0, b = 0] = [made, made / 8, made / 64].map((digit) => (Math.floor(digit) % 8) * 32);
  const background = { r, g, b };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A PDF of blank pages; `change` adds to it. */
export async function pdfOf(
  change: (document: PDFDocument) => unknown = () => undefined,
  { pages = 1, useObjectStreams = true }: { pages?: number; useObjectStreams?: boolean } = {},
): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([200, 200]);
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams }));
}

/** The EICAR test file, in two parts, so that no scanner takes this file for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
