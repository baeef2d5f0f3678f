import sharp from 'sharp';
import { maxDocumentImageSide, maxDocumentBytes, type ErrorKey } from '@playfront/api-contract';
import type { FileScanner } from './file-scanner.ts';
import { mediaTypeOf } from './file-type.ts';
import { checkPdfInWorker } from './check-pdf-in-worker.ts';

/** Maximum pixels of an image: as many as the largest phone cameras have, and far fewer than would fill the memory. */
const maxPixels = 64_000_000;
/** For decoding and encoding, which run in separate threads; the largest photo takes two seconds of a core. */
const maxDecodeSeconds = 20;
/** Maximum files that are scanned, checked or waiting at a time, each up to 8 MB in memory; further ones are refused. */
const maxFilesAtOnce = 20;
/** For all scans of one file together: a PDF has many streams, and the next file waits. */
const maxScanMs = 60_000;

const formatOf: Readonly<Record<string, Format>> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' };

export type AcceptedFile = { readonly refusal: ErrorKey } | { readonly refusal?: undefined; readonly mediaType: string; readonly content: Buffer };

/**
 * Checks a file and returns the content to store. An image is decoded and encoded again, so that only its pixels remain (turned upright, without
 * metadata or trailing data); a PDF is checked and stored unchanged. `too_many_requests`: too many other files are being checked.
 */
export async function acceptFile(bytes: Buffer, scanner: FileScanner): Promise<AcceptedFile> {
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === undefined) return { refusal: 'file_not_accepted' };
  if (filesAtOnce >= maxFilesAtOnce) return { refusal: 'too_many_requests' };
  filesAtOnce += 1;
  try {
    return await check(bytes, mediaType, withTimeLimit(scanner));
  } finally {
    filesAtOnce -= 1;
  }
}

let filesAtOnce = 0;

async function check(bytes: Buffer, mediaType: string, scanner: FileScanner): Promise<AcceptedFile> {
  if (await scanner.isInfected(bytes)) return { refusal: 'file_infected' };
  if (mediaType === 'application/pdf') return enqueue(() => acceptPdf(bytes, scanner));
  const image = await enqueue(() => reencode(bytes, formatOf[mediaType]));
  if (!image) return { refusal: 'file_unreadable' };
  return (await scanner.isInfected(image.content)) ? { refusal: 'file_infected' } : image;
}

/** Rejects once the scans have taken {@link maxScanMs}. The time between them, as in the queue, does not count. */
function withTimeLimit(scanner: FileScanner): FileScanner {
  let elapsedMs = 0;
  return {
    async isInfected(bytes) {
      if (elapsedMs >= maxScanMs) throw new Error('The virus scans of one file took too long');
      const startedAt = performance.now();
      try {
        return await scanner.isInfected(bytes);
      } finally {
        elapsedMs += performance.now() - startedAt;
      }
    },
  };
}

type Format = 'jpeg' | 'png' | 'webp';
type Encoded = { readonly mediaType: string; readonly content: Buffer };

/** Files are unpacked one at a time: each takes a core and up to 300 MB. */
let queue: Promise<unknown> = Promise.resolve();

function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = queue.then(work);
  queue = turn.catch(() => undefined);
  return turn;
}

async function acceptPdf(bytes: Buffer, scanner: FileScanner): Promise<AcceptedFile> {
  const checked = await checkPdfInWorker(bytes);
  if (checked.refusal !== undefined) return checked;
  for (const stream of checked.streams) if (await scanner.isInfected(stream)) return { refusal: 'file_infected' };
  return { mediaType: 'application/pdf', content: bytes };
}

async function reencode(bytes: Buffer, format: Format | undefined): Promise<Encoded | undefined> {
  if (!format) return undefined;
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: maxDecodeSeconds });
    // The decoder also detects the type from the bytes; it must find the same one.
    if ((await image.metadata()).format !== format) return undefined;
    const upright = image.rotate().resize({ width: maxDocumentImageSide, height: maxDocumentImageSide, fit: 'inside', withoutEnlargement: true });
    const asJpeg = () => upright.clone().flatten({ background: 'white' }).jpeg({ quality: 88 }).toBuffer();
    if (format === 'jpeg') return { mediaType: 'image/jpeg', content: await asJpeg() };
    const content = await (format === 'png' ? upright.clone().png() : upright.clone().webp({ quality: 88 })).toBuffer();
    // A photo sent as PNG may grow.
    if (content.length > maxDocumentBytes) return { mediaType: 'image/jpeg', content: await asJpeg() };
    return { mediaType: `image/${format}`, content };
  } catch {
    // Damaged, cut off, too slow, or too many pixels: for any of these, an officer could not read the image.
    return undefined;
  }
}
