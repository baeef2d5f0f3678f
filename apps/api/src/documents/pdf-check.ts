import { EncryptedPDFError, PDFArray, PDFDict, PDFName, PDFStream, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';
import type { ErrorKey } from '@playfront/api-contract';
import { loadBounded } from './bounded-pdf.ts';
import { inflatedStreams } from './pdf-streams.ts';

/** More than any requested document has. */
const maxPages = 20;

/** Keys of dictionaries that run, open or embed something. */
const activeKeys = new Set(['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'RichMediaContent', 'XFA', 'AF']);
/** Types of such actions. */
const activeTypes = new Set([
  ...['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'GoToR', 'Rendition', 'RichMedia', 'RichMediaExecute', 'Movie', 'Sound'],
  ...['FileAttachment', 'EmbeddedFile'],
]);
const activeName = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z0-9])/;

/** Either the refusal of a PDF, or its inflated streams for the virus scanner. */
export type CheckedPdf =
  { readonly refusal: ErrorKey; readonly streams?: undefined } | { readonly refusal?: undefined; readonly streams: readonly Buffer[] };

/**
 * Checks a PDF: that it can be read without a password, has few pages, and neither scripts nor other active content nor embedded files. Some files
 * take minutes: `checkPdfInWorker` has a time limit.
 */
export async function checkPdf(bytes: Buffer): Promise<CheckedPdf> {
  if (namesActiveContent(bytes)) return { refusal: 'file_not_safe' };
  const streams = inflatedStreams(bytes);
  if (!streams || streams.some((stream) => isObjectText(stream) && namesActiveContent(stream))) return { refusal: 'file_not_safe' };
  const { document, error, isRefused, inflatedTexts } = await loadBounded(bytes);
  // Encrypted streams cannot be inflated.
  if (error instanceof EncryptedPDFError) return { refusal: 'file_protected' };
  if (isRefused || inflatedTexts.some(namesActiveContent)) return { refusal: 'file_not_safe' };
  if (!document) return { refusal: 'file_unreadable' };
  const pages = pageCountOf(document);
  if (pages === 0) return { refusal: 'file_unreadable' };
  if (pages > maxPages) return { refusal: 'too_many_pages' };
  for (const [, object] of document.context.enumerateIndirectObjects()) if (isActive(object)) return { refusal: 'file_not_safe' };
  return { streams };
}

/** 0 if the pages cannot be read. */
function pageCountOf(document: PDFDocument): number {
  try {
    return document.getPageCount();
  } catch {
    return 0;
  }
}

function namesActiveContent(bytes: Buffer): boolean {
  return activeName.test(withPlainNames(bytes.toString('latin1')));
}

/** Names with their escapes resolved: `/J#61vaScript` is `/JavaScript`. */
function withPlainNames(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** Whether an inflated stream is the text of objects, not of a page or an image. */
function isObjectText(stream: Buffer): boolean {
  return /^\s*\d+\s+\d+\s/.test(stream.subarray(0, 64).toString('latin1'));
}

/** Whether an object, or one directly inside it, is active content. */
function isActive(object: PDFObject, depth = 0): boolean {
  if (depth > 50) return true;
  if (object instanceof PDFArray) return object.asArray().some((entry) => isActive(entry, depth + 1));
  const dictionary = object instanceof PDFStream ? object.dict : object;
  if (!(dictionary instanceof PDFDict)) return false;
  return dictionary.entries().some(([key, value]) => {
    const name = key.decodeText();
    if (activeKeys.has(name)) return true;
    if ((name === 'S' || name === 'Subtype' || name === 'Type') && value instanceof PDFName && activeTypes.has(value.decodeText())) return true;
    return isActive(value, depth + 1);
  });
}
