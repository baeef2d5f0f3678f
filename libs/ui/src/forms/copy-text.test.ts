import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
const fail = () => {
  throw new TypeError('Document is not focused.');
};

test.each([
  ['copies the text with a clipboard', { writeText: () => Promise.resolve() }, true],
  ['selects the text without a clipboard', undefined, false],
  ['selects the text with a clipboard that cannot write', {}, false],
  ['selects the text with a clipboard that refuses', { writeText: refuse }, false],
  ['selects the text with a clipboard that throws', { writeText: fail }, false],
])('%s', async (_, clipboard, isCopied) => {
  const selectAllChildren = vi.fn();
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('document', { getSelection: () => ({ selectAllChildren }) });
  const shownIn = {} as Element;
  expect(await copyText('NL-2026', shownIn)).toBe(isCopied);
  expect(selectAllChildren.mock.calls).toEqual(isCopied ? [] : [[shownIn]]);
});

test('does not throw without a clipboard, an element or a selection', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { getSelection: () => null });
  expect(await copyText('NL-2026', null)).toBe(false);
  expect(await copyText('NL-2026', {} as Element)).toBe(false);
});
