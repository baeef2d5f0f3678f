import type { documentMediaTypes } from '@playfront/api-contract';

const dataUrlHead = /^data:[\w.+-]{1,60}\/[\w.+-]{1,100}(?:;[\w=.+-]{1,60}){0,4};base64,/;
const base64 = /^[A-Za-z\d+/]+={0,2}$/;

/** The bytes of base64 text, or of a data URL; `undefined` if it is neither. */
export function bytesOf(content: string): Buffer | undefined {
  const text = content.replace(dataUrlHead, '').replace(/[\r\n]/g, '');
  if (!base64.test(text) || text.replace(/=+$/, '').length % 4 === 1) return undefined;
  return Buffer.from(text, 'base64');
}

type DocumentMediaType = (typeof documentMediaTypes)[number];
type Signature = { readonly mediaType: DocumentMediaType; readonly parts: readonly { readonly from: number; readonly bytes: readonly number[] }[] };

/** The first bytes of each kind of file. `from` is their offset in the file. */
const signatures = [
  { mediaType: 'image/jpeg', parts: [{ from: 0, bytes: [0xff, 0xd8, 0xff] }] },
  { mediaType: 'image/png', parts: [{ from: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }] },
  {
    mediaType: 'image/webp',
    parts: [
      { from: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
      { from: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
    ],
  },
  { mediaType: 'application/pdf', parts: [{ from: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] }] },
] as const satisfies readonly Signature[];

/** The type of an accepted file by its first bytes, regardless of its name. */
export function mediaTypeOf(bytes: Buffer): DocumentMediaType | undefined {
  return signatures.find(({ parts }) => parts.every((part) => part.bytes.every((byte, index) => bytes[part.from + index] === byte)))?.mediaType;
}
