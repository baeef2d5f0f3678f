import { expect, test } from 'vitest';
import { anchorAt, indexAfterKey, rowsWithKept, scrollTopOf } from './grid-math.ts';

const grid = { count: 20, columns: 7, rowsInView: 3 };

test.each([
  ['right goes on', 'ArrowRight', 3, 4],
  ['right goes to the next row', 'ArrowRight', 6, 7],
  ['right stops at the last', 'ArrowRight', 19, undefined],
  ['left stops at the first', 'ArrowLeft', 0, undefined],
  ['down goes a row on', 'ArrowDown', 3, 10],
  ['down to a shorter last row takes its last tile', 'ArrowDown', 13, 19],
  ['down stops in the last row', 'ArrowDown', 15, undefined],
  ['up goes a row back', 'ArrowUp', 10, 3],
  ['up stops in the first row', 'ArrowUp', 3, undefined],
  ['Home goes to the first', 'Home', 12, 0],
  ['End goes to the last', 'End', 3, 19],
  ['Page down goes a view less a row on', 'PageDown', 1, 15],
  ['Page down ends at the last', 'PageDown', 9, 19],
  ['Page up stays in its column', 'PageUp', 9, 2],
  ['another key is not the grid’s', 'a', 3, undefined],
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
  ['in the range', 5, [4, 5, 6]],
  ['above it', 1, [1, 4, 5, 6]],
  ['below it', 90, [4, 5, 6, 90]],
  ['nowhere', undefined, [4, 5, 6]],
])('the focused row %s is rendered once and in order', (_, kept, rows) => {
  expect(rowsWithKept(4, 6, kept)).toEqual(rows);
});
