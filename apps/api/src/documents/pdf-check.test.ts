import { deflateSync } from 'node:zlib';
import { PDFName, PDFString, type PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eicar, pdfOf } from '../testing/test-files.ts';
import { checkPdf } from './pdf-check.ts';
import { checkPdfInWorker } from './check-pdf-in-worker.ts';

const withEscapes = (text: string) => text.replaceAll('/JavaScript', '/J#61vaScript').replaceAll('/JS', '/J#53');
const action = (type: string) => (document: PDFDocument) =>
  document.catalog.set(
    PDFName.of('OpenAction'),
    document.context.register(document.context.obj({ Type: 'Action', S: type, JS: PDFString.of('app.alert(1)') })),
  );
const largeBytes = Buffer.alloc(80 * 1024 * 1024);
const packed = deflateSync(largeBytes);
const packedTwice = deflateSync(packed);
/** A stream with another two-byte header: with a method or window that zlib refuses. */
const withHead = (stream: Buffer, method: number) => {
  const head = method << 8;
  return Buffer.concat([Buffer.from([method, 31 - (head % 31)]), stream.subarray(2)]);
};
const withWrongChecksum = (stream: Buffer) => Buffer.concat([stream.subarray(0, -4), Buffer.from('none')]);

/** A file with a packed stream after other objects. */
function pdfWith(stream: Buffer, dictionary: string, before = ''): Buffer {
  const head = `%PDF-1.7\n${before}\n1 0 obj\n<< ${dictionary} /Length ${stream.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), stream, Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF')]);
}
const objects = '/Type /ObjStm /N 1 /First 4';
const references = '/Type /XRef /Size 1 /W [1 1 1]';

describe('the check of a PDF', () => {
  it('passes one without active content', async () => expect((await checkPdf(await pdfOf())).refusal).toBeUndefined());

  it.each([
    ['a script', pdfOf(action('JavaScript'), { useObjectStreams: false })],
    ['a script in a compressed object stream', pdfOf(action('JavaScript'))],
    [
      'a script by an escaped name',
      pdfOf(action('JavaScript'), { useObjectStreams: false }).then((bytes) => Buffer.from(withEscapes(bytes.toString('latin1')), 'latin1')),
    ],
    ['a program to launch', pdfOf(action('Launch'))],
    ['an attachment', pdfOf((document) => document.attach(Buffer.from('MZ'), 'program.exe'))],
    ['a form to submit', pdfOf(action('SubmitForm'))],
    [
      'a script by an escaped name in an object stream that begins with a comment',
      pdfWith(deflateSync('% a comment\n7 0 << /S /J#61vaScript /J#53 (app.alert(1)) >>'), '/Type /ObjStm /N 1 /First 16 /Filter /FlateDecode'),
    ],
    [
      'a script in an object stream with a wrong checksum',
      pdfWith(withWrongChecksum(deflateSync('7 0 << /S /JavaScript >>')), `${objects} /Filter /FlateDecode`),
    ],
  ])('refuses %s', async (_text, bytes) => {
    expect(await checkPdf(await bytes)).toEqual({ refusal: 'file_not_safe' });
  });

  it.each([
    ['by its size', packed, `${objects} /Filter /FlateDecode`],
    ['of references', packed, `${references} /Filter /FlateDecode`],
    ['packed twice', packedTwice, `${objects} /Filter [/FlateDecode /FlateDecode]`],
    ['packed twice, with a null byte between its filters', packedTwice, `${objects} /Filter [/FlateDecode\0/FlateDecode]`],
    ['packed twice, with a comment between its filters', packedTwice, `${objects} /Filter [/FlateDecode %x\n /FlateDecode]`],
    ['packed twice by filters that are objects', packedTwice, `${objects} /Filter [5 0 R 5 0 R]`, '5 0 obj /FlateDecode endobj'],
    ['packed twice by a list that is an object', packedTwice, `${references} /Filter 5 0 R`, '5 0 obj [/FlateDecode /Fl#61teDecode] endobj'],
    ['written in digits', Buffer.from(packed.toString('hex')), `${objects} /Filter [/ASCIIHexDecode /FlateDecode]`],
    ['with a window that zlib refuses', withHead(packed, 0x88), `${objects} /Filter /FlateDecode`],
    ['with a wrong checksum', withWrongChecksum(packed), `${objects} /Filter /FlateDecode`],
    ['of an escaped type', packed, '/Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode'],
  ])('refuses an object stream that is a bomb %s', async (_text, stream, dictionary, before = '') => {
    expect(await checkPdf(pdfWith(stream, dictionary, before))).toEqual({ refusal: 'file_not_safe' });
  });

  it('does not let the library inflate anything, not even a stream without a zlib header', async () => {
    const noZlib = withHead(packed, 0x77);
    expect(await checkPdf(pdfWith(noZlib, `${objects} /Filter /FlateDecode`))).toEqual({ refusal: 'file_not_safe' });
    const lzw = pdfWith(Buffer.from([0x80, 0x0b, 0x60, 0x50]), `${objects} /Filter /LZWDecode`);
    expect(await checkPdf(lzw)).toEqual({ refusal: 'file_not_safe' });
  });

  it('returns inflated streams for the scanner, even with a wrong checksum', async () => {
    const { streams = [] } = await checkPdf(await pdfOf((document) => document.context.register(document.context.flateStream(eicar))));
    expect(streams.some((stream) => stream.includes(eicar))).toBe(true);
    const wrong = withWrongChecksum(deflateSync(eicar));
    const changed = await checkPdf(
      Buffer.concat([await pdfOf(), Buffer.from('\n99 0 obj << >>\nstream\n'), wrong, Buffer.from('\nendstream endobj')]),
    );
    expect(changed.streams?.some((stream) => stream.includes(eicar))).toBe(true);
  });

  it('refuses one with a password', async () => {
    const bytes = await pdfOf((document) => document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' }));
    expect(await checkPdf(bytes)).toEqual({ refusal: 'file_protected' });
  });

  it.each([
    [20, undefined],
    [21, 'too_many_pages'],
  ])('counts %i pages: %s', async (pages, refusal) => {
    expect((await checkPdf(await pdfOf(undefined, { pages }))).refusal).toBe(refusal);
  });

  it.each([
    ['nothing but its head', Buffer.from('%PDF-1.7\n%%EOF')],
    ['half of one', pdfOf().then((bytes) => bytes.subarray(0, 200))],
  ])('refuses %s', async (_text, bytes) => {
    expect(await checkPdf(await bytes)).toEqual({ refusal: 'file_unreadable' });
  });

  it('never throws, with any changed byte', async () => {
    const pdf = await pdfOf();
    await fc.assert(
      fc.asyncProperty(fc.nat(pdf.length - 1), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 16, max: pdf.length }), async (at, value, end) => {
        const copy = Buffer.from(pdf.subarray(0, end));
        copy[at % copy.length] = value;
        const { refusal, streams } = await checkPdf(copy);
        expect(refusal === undefined).toBe(streams !== undefined);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the same check in a worker', () => {
  it('returns the streams', async () => {
    const { streams = [] } = await checkPdfInWorker(await pdfOf((document) => document.context.register(document.context.flateStream(eicar))));
    expect(streams.some((stream) => stream.includes(eicar))).toBe(true);
  });

  it.each([
    // For each of the 14,000 objects, the library searches the whole file for its end.
    ['takes minutes', Buffer.from(`%PDF-1.7\n${'1 0 obj ('.repeat(14_000)}`)],
    ['fills the memory', pdfWith(deflateSync('1 1 1'), '/Type /XRef /Size 1000000000 /W [0 0 0] /Filter /FlateDecode')],
  ])('refuses a file that %s', async (_text, bytes) => {
    expect(await checkPdfInWorker(bytes, { timeoutMs: 1_000 })).toEqual({ refusal: 'file_not_safe' });
  });
});
