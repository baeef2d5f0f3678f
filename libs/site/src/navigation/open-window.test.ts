import { describe, expect, it } from 'vitest';
import { centredFeatures, faqWindow } from './open-window.ts';

const screen = { left: 0, top: 0, width: 1920, height: 1040 };

describe('centredFeatures', () => {
  it.each([
    ['is centred over its opener', { left: 100, top: 50, width: 1500, height: 900 }, screen, 'popup,width=1024,height=768,left=338,top=116'],
    ['stays on the screen', { left: 1700, top: 900, width: 400, height: 300 }, screen, 'popup,width=1024,height=768,left=896,top=272'],
    [
      'is no larger than the screen',
      { left: 0, top: 0, width: 800, height: 600 },
      { left: 0, top: 0, width: 800, height: 600 },
      'popup,width=800,height=600,left=0,top=0',
    ],
    [
      'stays on the second screen',
      { left: 1920, top: 0, width: 900, height: 700 },
      { ...screen, left: 1920 },
      'popup,width=1024,height=768,left=1920,top=0',
    ],
  ])('%s', (_case, around, on, expected) => {
    expect(centredFeatures(faqWindow, around, on)).toBe(expected);
  });
});
