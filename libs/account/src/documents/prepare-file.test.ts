import { expect, test } from 'vitest';
import { maxDocumentBytes } from '@playfront/api-contract';
import { prepareFile } from './prepare-file.ts';

const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'bill', { type });

test.each([
  ['a photo', file(100, 'image/jpeg')],
  ['a PDF of the maximum size', file(maxDocumentBytes, 'application/pdf')],
])('%s is sent unchanged', async (_text, chosen) => {
  expect(await prepareFile(chosen)).toEqual({ file: chosen });
});

test.each([
  ['of another type', file(100, 'text/html')],
  ['without a type', file(100, '')],
  ['that is empty', file(0, 'image/png')],
])('a file %s is refused', async (_text, chosen) => {
  expect(await prepareFile(chosen)).toEqual({ error: 'file_not_accepted' });
});

test('a PDF that is too large is refused', async () => {
  expect(await prepareFile(file(maxDocumentBytes + 1, 'application/pdf'))).toEqual({ error: 'too_large' });
});

test('a photo that is too large is scaled down under the same name', async () => {
  const prepared = await prepareFile(file(maxDocumentBytes + 1, 'image/png'), async () => new Blob(['small'], { type: 'image/jpeg' }));
  expect(prepared).toMatchObject({ file: { name: 'bill', type: 'image/jpeg', size: 5 } });
});

test('a photo that is still too large, or cannot be read, is refused', async () => {
  const photo = file(maxDocumentBytes + 1, 'image/png');
  expect(await prepareFile(photo, async () => photo)).toEqual({ error: 'too_large' });
  expect(await prepareFile(photo, () => Promise.reject(new Error('not an image')))).toEqual({ error: 'too_large' });
});
