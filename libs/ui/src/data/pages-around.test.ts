import { describe, expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

describe('pagesAround', () => {
  it.each([
    { description: 'returns all pages if there are few', page: 2, pageCount: 5, pages: [1, 2, 3, 4, 5] },
    { description: 'leaves out the far end at the start', page: 1, pageCount: 20, pages: [1, 2, 3, 4, 5, null, 20] },
    { description: 'leaves out both ends in the middle', page: 10, pageCount: 20, pages: [1, null, 9, 10, 11, null, 20] },
    { description: 'leaves out the near end at the end', page: 20, pageCount: 20, pages: [1, null, 16, 17, 18, 19, 20] },
    { description: 'has gaps at both ends from the fifth page on', page: 5, pageCount: 20, pages: [1, null, 4, 5, 6, null, 20] },
  ])('$description', ({ page, pageCount, pages }) => expect(pagesAround(page, pageCount)).toEqual(pages));

  it('always has the current page and never an empty gap', () => {
    for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const pages = pagesAround(page, pageCount);
        expect(pages).toContain(page);
        expect(pages.length).toBeLessThanOrEqual(7);
        pages.forEach((entry, index) => {
          const before = pages[index - 1];
          const after = pages[index + 1];
          if (entry === null) expect(Number(after) - Number(before)).toBeGreaterThan(2);
        });
      }
    }
  });
});
