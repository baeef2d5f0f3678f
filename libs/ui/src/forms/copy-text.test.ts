import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
const fail = () => {
  throw new TypeError('Document is not focused.');
};

test.each([
  ['copies it with a clipboard', { writeText: () => Promise.resolve() }, true],
  ['selects it without a clipboard', undefined, false],
  ['selects it with a clipboard that cannot write', {}, false],
  ['selects it with a clipboard that refuses', { writeText: refuse }, false],
  ['selects it with a clipboard that throws', { writeText: fail }, false],
])('%s', async (_, clipboard, isCopied) => {
  const selectAllChildren = vi.fn();
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('document', { getSelection: () => ({ selectAllChildren }) });
  const shownIn = {} as Element;
  expect(await copyText('NL-2026', shownIn)).toBe(isCopied);
  expect(selectAllChildren.mock.calls).toEqual(isCopied ? [] : [[shownIn]]);
});

test('a text that is shown nowhere, without a clipboard and without a selection, does no harm', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { getSelection: () => null });
  expect(await copyText('NL-2026', null)).toBe(false);
  expect(await copyText('NL-2026', {} as Element)).toBe(false);
});
