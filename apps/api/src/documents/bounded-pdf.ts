import { PDFArray, PDFDocument, PDFName, PDFObjectStreamParser, PDFRawStream, PDFXRefStreamParser } from '@cantoo/pdf-lib';
import { createInflate } from './pdf-streams.ts';

const parseObjects = PDFObjectStreamParser.forStream;
const parseReferences = PDFXRefStreamParser.forStream;
const filterKey = PDFName.of('Filter');
const flate = PDFName.of('FlateDecode');

/** `isRefused`: an object stream cannot be inflated within the limits. `inflatedTexts`: the objects of the inflated streams. */
export type BoundedPdf = {
  readonly document: PDFDocument | undefined;
  readonly error: unknown;
  readonly isRefused: boolean;
  readonly inflatedTexts: readonly Buffer[];
};

/**
 * Loads a PDF without letting the library inflate anything, since it has no limits: it gets object and cross-reference streams already inflated.
 * All of them pass through this function, however their dictionaries are written. One document at a time in a thread.
 */
export async function loadBounded(bytes: Uint8Array): Promise<BoundedPdf> {
  const inflate = createInflate();
  const inflatedTexts: Buffer[] = [];
  let isRefused = false;
  function inflated(stream: PDFRawStream): PDFRawStream {
    const text = isPackedOnce(stream) ? inflate(stream.contents) : isPlain(stream) ? Buffer.from(stream.contents) : undefined;
    if (!(text instanceof Buffer)) {
      isRefused = true;
      // The library catches this and continues.
      throw new Error('An object stream cannot be inflated');
    }
    inflatedTexts.push(text);
    const dictionary = stream.dict.clone();
    dictionary.delete(filterKey);
    return PDFRawStream.of(dictionary, text);
  }
  PDFObjectStreamParser.forStream = (stream, shouldWaitForTick) => parseObjects(inflated(stream), shouldWaitForTick);
  PDFXRefStreamParser.forStream = (stream) => parseReferences(inflated(stream));
  let document: PDFDocument | undefined;
  let error: unknown;
  try {
    document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
  } catch (thrown) {
    error = thrown;
  }
  return { document, error, isRefused, inflatedTexts };
}

const isPlain = ({ dict }: PDFRawStream) => dict.lookup(filterKey) === undefined;

function isPackedOnce({ dict }: PDFRawStream): boolean {
  const filter = dict.lookup(filterKey);
  return filter === flate || (filter instanceof PDFArray && filter.size() === 1 && filter.lookup(0) === flate);
}
