import sharp from 'sharp';
import { documentImageSide, maxDocumentBytes, type ErrorKey } from '@playfront/api-contract';
import type { FileScanner } from './file-scanner.ts';
import { mediaTypeOf } from './file-type.ts';
import { checkPdfAside } from './pdf-check-aside.ts';

/** Pixels of an image at most: those of the largest phone cameras, and far fewer than would fill the memory. */
const maxPixels = 64_000_000;
/** For decoding and encoding, which take threads of their own; the largest photo takes two seconds of a core. */
const maxDecodeSeconds = 20;
/** Files that are scanned, checked or waiting at a time, each up to 8 MB in memory; more are refused. */
const maxFilesAtOnce = 20;
/** For all scans of one file together: a PDF has many streams, and the next file waits. */
const maxScanMs = 60_000;

const formatOf: Readonly<Record<string, Format>> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' };

export type AcceptedFile = { readonly refusal: ErrorKey } | { readonly refusal?: undefined; readonly mediaType: string; readonly content: Buffer };

/**
 * What is stored of a file that was sent: an image is decoded and encoded anew, so that only its pixels are left (turned upright, without
 * metadata or anything after its end); a PDF is checked and stored as it is. `too_many_requests`: too many other files are being checked.
 */
export async function acceptFile(bytes: Buffer, scanner: FileScanner): Promise<AcceptedFile> {
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === undefined) return { refusal: 'file_not_accepted' };
  if (filesAtOnce >= maxFilesAtOnce) return { refusal: 'too_many_requests' };
  filesAtOnce += 1;
  try {
    return await check(bytes, mediaType, withinTime(scanner));
  } finally {
    filesAtOnce -= 1;
  }
}

let filesAtOnce = 0;

async function check(bytes: Buffer, mediaType: string, scanner: FileScanner): Promise<AcceptedFile> {
  if (await scanner.isInfected(bytes)) return { refusal: 'file_infected' };
  if (mediaType === 'application/pdf') return inTurn(() => acceptPdf(bytes, scanner));
  const image = await inTurn(() => encodeAnew(bytes, formatOf[mediaType]));
  if (!image) return { refusal: 'file_unreadable' };
  return (await scanner.isInfected(image.content)) ? { refusal: 'file_infected' } : image;
}

/** Rejects once the scans have taken {@link maxScanMs}. The time between them, as in the queue, does not count. */
function withinTime(scanner: FileScanner): FileScanner {
  let takenMs = 0;
  return {
    async isInfected(bytes) {
      if (takenMs >= maxScanMs) throw new Error('The virus scans of one file took too long');
      const startedAt = performance.now();
      try {
        return await scanner.isInfected(bytes);
      } finally {
        takenMs += performance.now() - startedAt;
      }
    },
  };
}

type Format = 'jpeg' | 'png' | 'webp';
type Encoded = { readonly mediaType: string; readonly content: Buffer };

/** One file after the other: each takes a core and up to 300 MB while it is unpacked. */
let queue: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = queue.then(work);
  queue = turn.catch(() => undefined);
  return turn;
}

async function acceptPdf(bytes: Buffer, scanner: FileScanner): Promise<AcceptedFile> {
  const checked = await checkPdfAside(bytes);
  if (checked.refusal !== undefined) return checked;
  for (const stream of checked.streams) if (await scanner.isInfected(stream)) return { refusal: 'file_infected' };
  return { mediaType: 'application/pdf', content: bytes };
}

async function encodeAnew(bytes: Buffer, format: Format | undefined): Promise<Encoded | undefined> {
  if (!format) return undefined;
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: maxDecodeSeconds });
    // The decoder goes by the bytes, too; it must find the same type.
    if ((await image.metadata()).format !== format) return undefined;
    const upright = image.rotate().resize({ width: documentImageSide, height: documentImageSide, fit: 'inside', withoutEnlargement: true });
    const asJpeg = () => upright.clone().flatten({ background: 'white' }).jpeg({ quality: 88 }).toBuffer();
    if (format === 'jpeg') return { mediaType: 'image/jpeg', content: await asJpeg() };
    const content = await (format === 'png' ? upright.clone().png() : upright.clone().webp({ quality: 88 })).toBuffer();
    // A photo sent as PNG may grow.
    if (content.length > maxDocumentBytes) return { mediaType: 'image/jpeg', content: await asJpeg() };
    return { mediaType: `image/${format}`, content };
  } catch {
    // Damaged, cut off, too slow, or too many pixels: whatever the decoder says, it is not an image that an officer can read.
    return undefined;
  }
}
