import { reelsModels } from '@playfront/game-math';
import { describe, expect, test } from 'vitest';
import { openingWindow } from './opening-window.ts';

const slugs = Array.from({ length: 40 }, (_, index) => `game-${index}`);

describe.each(Object.values(reelsModels))('$id', (model) => {
  const windows = slugs.map((slug) => openingWindow(model, slug));

  test('opens with a full window, the same at every visit', () => {
    for (const window of windows) expect(window.map((column) => column.length)).toEqual(model.strips.map(() => model.rows));
    expect(slugs.map((slug) => openingWindow(model, slug))).toEqual(windows);
  });

  test('opens each game with a window of its own', () => {
    expect(new Set(windows.map((window) => window.join(';'))).size).toBeGreaterThan(slugs.length * 0.9);
  });

  test('shows most of the best symbols and at most one scatter', () => {
    for (const window of windows) {
      const shown = new Set(window.flat());
      expect(['W', 'A', 'B', 'C', 'D'].filter((symbol) => shown.has(symbol)).length).toBeGreaterThan(3);
      expect(window.flat().filter((symbol) => symbol === 'S').length).toBeLessThan(2);
    }
  });
});
