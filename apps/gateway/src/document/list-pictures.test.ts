import { expect, it, vi } from 'vitest';
import { listPictures } from './list-pictures.ts';

function fakeList(places: readonly { top: number; left: number }[]) {
  const pictures = places.map((place, at) => ({
    at,
    complete: false,
    dataset: {} as Record<string, string | undefined>,
    closest: () => ({ getBoundingClientRect: () => place }),
  }));
  const timers: (() => void)[] = [];
  const list = listPictures({
    document: { querySelectorAll: () => pictures },
    innerWidth: 400,
    innerHeight: 800,
    setTimeout: (action) => timers.push(action),
  });
  return {
    list,
    pictures,
    shown: () => pictures.filter(({ dataset }) => !('unseen' in dataset)).map(({ at }) => at),
    timers,
    pass: () => timers.shift()?.(),
  };
}

const inRows = Array.from({ length: 24 }, (_, at) => ({ top: Math.floor(at / 4) * 300, left: (at % 4) * 150 }));

it('shows those in sight a few at a time, then on demand the others', () => {
  const { list, shown, timers, pass } = fakeList(inRows);
  list.showSeen();
  expect(shown()).toEqual([0, 1, 2, 4]);
  pass();
  expect(shown()).toEqual([0, 1, 2, 4, 5, 6, 8, 9]);
  pass();
  pass();
  expect(shown()).toEqual([0, 1, 2, 4, 5, 6, 8, 9, 10]);
  const done = vi.fn();
  list.showUnseen(done);
  expect(shown()).toContain(3);
  while (timers.length > 0) {
    expect(done).not.toHaveBeenCalled();
    pass();
  }
  expect(done).toHaveBeenCalledTimes(1);
  expect(shown()).toHaveLength(24);
});

it('knows when those in sight have come', () => {
  const { list, pictures } = fakeList(inRows);
  list.showSeen();
  expect(list.areSeenHere()).toBe(false);
  for (const picture of pictures) picture.complete = picture.at < 11;
  expect(list.areSeenHere()).toBe(true);
});

it('waits for none where there is none', () => {
  expect(fakeList([]).list.areSeenHere()).toBe(true);
});
