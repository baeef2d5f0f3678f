import { expect, test } from 'vitest';
import { anchorAt, indexAfterKey, rowsWithPinned, scrollTopOf } from './grid-math.ts';

const grid = { count: 20, columns: 7, rowsInView: 3 };

test.each([
  ['right moves to the next tile', 'ArrowRight', 3, 4],
  ['right moves to the next row', 'ArrowRight', 6, 7],
  ['right stops at the last tile', 'ArrowRight', 19, undefined],
  ['left stops at the first tile', 'ArrowLeft', 0, undefined],
  ['down moves to the row below', 'ArrowDown', 3, 10],
  ['down into a shorter last row moves to its last tile', 'ArrowDown', 13, 19],
  ['down stops in the last row', 'ArrowDown', 15, undefined],
  ['up moves to the row above', 'ArrowUp', 10, 3],
  ['up stops in the first row', 'ArrowUp', 3, undefined],
  ['Home moves to the first tile', 'Home', 12, 0],
  ['End moves to the last tile', 'End', 3, 19],
  ['Page down moves by the visible rows less one', 'PageDown', 1, 15],
  ['Page down stops at the last tile', 'PageDown', 9, 19],
  ['Page up stays in its column', 'PageUp', 9, 2],
  ['other keys do nothing', 'a', 3, undefined],
])('%s', (_, key, index, wanted) => {
  expect(indexAfterKey(key, index, grid)).toBe(wanted);
});

test('keeps the tile at the top edge when the columns change', () => {
  const wide = { columns: 7, rowStep: 230, gap: 16, tileWidth: 160, top: 500 };
  const narrow = { columns: 3, rowStep: 157, gap: 8, tileWidth: 112, top: 300 };
  const anchor = anchorAt(500 + 230 * 6.5, wide);
  expect(anchor).toEqual({ index: 42, share: 0.5 });
  expect(scrollTopOf(anchor ?? { index: 0, share: 0 }, narrow)).toBe(300 + 157 * 14.5);
});

test('has no anchor above the list', () => {
  expect(anchorAt(499, { columns: 7, rowStep: 230, gap: 16, tileWidth: 160, top: 500 })).toBeUndefined();
});

test.each([
  ['inside the range', 5, [4, 5, 6]],
  ['above it', 1, [1, 4, 5, 6]],
  ['below it', 90, [4, 5, 6, 90]],
  ['without an index', undefined, [4, 5, 6]],
])('a pinned row %s is included once and in order', (_, pinned, rows) => {
  expect(rowsWithPinned(4, 6, pinned)).toEqual(rows);
});
