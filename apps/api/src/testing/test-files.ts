import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

let made = 0;

/** Creates an image that differs from those of the previous 511 calls. */
export function imageOf(format: 'jpeg' | 'png' | 'webp', { width = 40, height = 30 }: { width?: number; height?: number } = {}): Promise<Buffer> {
  made += 1;
  // A JPEG may not distinguish colours that differ by less.
  const [r = 0, g = 0, b = 0] = [made, made / 8, made / 64].map((digit) => (Math.floor(digit) % 8) * 32);
  const background = { r, g, b };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** Creates a PDF of blank pages; `change` may modify it. */
export async function pdfOf(
  change: (document: PDFDocument) => unknown = () => undefined,
  { pages = 1, useObjectStreams = true }: { pages?: number; useObjectStreams?: boolean } = {},
): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([200, 200]);
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams }));
}

/** The EICAR test file, in two parts, so that virus scanners do not report this source file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
