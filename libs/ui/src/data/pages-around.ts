/** Pages to offer: first, last, and the current one with its neighbours; `null` for a gap. At most seven entries. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const start = Math.min(Math.max(page - 1, 3), pageCount - 4);
  const middle =
    page <= 4 ? [2, 3, 4, 5] : page >= pageCount - 3 ? [pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1] : [start, start + 1, start + 2];
  const first = middle[0] ?? 1;
  const last = middle.at(-1) ?? pageCount;
  return [1, ...(first > 2 ? [null] : []), ...middle, ...(last < pageCount - 1 ? [null] : []), pageCount];
}
