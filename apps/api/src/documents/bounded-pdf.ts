import { PDFArray, PDFDocument, PDFName, PDFObjectStreamParser, PDFRawStream, PDFXRefStreamParser } from '@cantoo/pdf-lib';
import { createInflate } from './pdf-streams.ts';

const parseObjects = PDFObjectStreamParser.forStream;
const parseReferences = PDFXRefStreamParser.forStream;
const filterKey = PDFName.of('Filter');
const flate = PDFName.of('FlateDecode');

/** `isRefused`: something is packed that cannot be unpacked within the bounds. `packedTexts`: the objects that were packed. */
export type BoundedPdf = {
  readonly document: PDFDocument | undefined;
  readonly error: unknown;
  readonly isRefused: boolean;
  readonly packedTexts: readonly Buffer[];
};

/**
 * Loads a PDF without letting the library unpack anything, since it knows no bounds: streams of objects and of references are given to it unpacked.
 * Whatever it takes for one of them comes through here, however its dictionary is written. One document at a time in a thread.
 */
export async function loadBounded(bytes: Uint8Array): Promise<BoundedPdf> {
  const inflate = createInflate();
  const packedTexts: Buffer[] = [];
  let isRefused = false;
  function unpacked(stream: PDFRawStream): PDFRawStream {
    const text = isPackedOnce(stream) ? inflate(stream.contents) : isPlain(stream) ? Buffer.from(stream.contents) : undefined;
    if (!(text instanceof Buffer)) {
      isRefused = true;
      // The library goes on after it.
      throw new Error('An object stream that cannot be unpacked');
    }
    packedTexts.push(text);
    const dictionary = stream.dict.clone();
    dictionary.delete(filterKey);
    return PDFRawStream.of(dictionary, text);
  }
  PDFObjectStreamParser.forStream = (stream, shouldWaitForTick) => parseObjects(unpacked(stream), shouldWaitForTick);
  PDFXRefStreamParser.forStream = (stream) => parseReferences(unpacked(stream));
  let document: PDFDocument | undefined;
  let error: unknown;
  try {
    document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
  } catch (thrown) {
    error = thrown;
  }
  return { document, error, isRefused, packedTexts };
}

const isPlain = ({ dict }: PDFRawStream) => dict.lookup(filterKey) === undefined;

function isPackedOnce({ dict }: PDFRawStream): boolean {
  const filter = dict.lookup(filterKey);
  return filter === flate || (filter instanceof PDFArray && filter.size() === 1 && filter.lookup(0) === flate);
}
