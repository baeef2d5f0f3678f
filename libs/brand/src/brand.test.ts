import { describe, expect, it } from 'vitest';
import { brandCss, brandIds, brandOf, paletteTokens, themeColor } from './index.ts';
import type { PaletteToken } from './index.ts';

/** WCAG 2.2 relative luminance of `#RRGGBB`. */
function luminanceOf(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`${hex} is not a solid colour`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const rules: { description: string; atLeast: number; fronts: PaletteToken[]; grounds: PaletteToken[] }[] = [
  {
    description: 'text reads on every ground',
    atLeast: 4.5,
    fronts: ['text', 'dim'],
    grounds: ['page', 'surface', 'raised', 'overlay', 'sel', 'field', 'note'],
  },
  { description: 'a selected segment reads on its track', atLeast: 4.5, fronts: ['text'], grounds: ['track'] },
  { description: 'a selected thing is the inverse of the page', atLeast: 4.5, fronts: ['page'], grounds: ['text'] },
  { description: 'an error reads wherever a form stands', atLeast: 4.5, fronts: ['danger'], grounds: ['page', 'surface', 'raised', 'overlay'] },
  { description: 'the word on the action reads', atLeast: 4.5, fronts: ['on-action'], grounds: ['action', 'action-hover'] },
  { description: 'action-coloured text reads', atLeast: 4.5, fronts: ['action-text'], grounds: ['page', 'surface'] },
  { description: 'money reads at AAA', atLeast: 7, fronts: ['text', 'real-text', 'bonus-text'], grounds: ['page', 'surface', 'raised', 'overlay'] },
  {
    description: 'the edge of a field, the ring and the bars are seen',
    atLeast: 3,
    fronts: ['field-line', 'focus', 'real', 'bonus', 'live'],
    grounds: ['page', 'surface'],
  },
];

const cases = brandIds.flatMap((id) =>
  (['dark', 'light'] as const).flatMap((scheme) =>
    rules.flatMap((rule) => rule.fronts.flatMap((front) => rule.grounds.map((ground) => ({ ...rule, id, scheme, front, ground })))),
  ),
);

describe('contrast', () => {
  it.each(cases)('$id $scheme: $description ($front on $ground, $atLeast:1)', ({ id, scheme, front, ground, atLeast }) => {
    const palette = brandOf(id).palette[scheme];
    expect(contrastOf(palette[front], palette[ground])).toBeGreaterThanOrEqual(atLeast);
  });
});

describe('brandOf', () => {
  it('gives the default brand when nothing is asked for', () => {
    expect(brandOf().id).toBe('northlight');
    expect(brandOf('').id).toBe('northlight');
  });

  it.each(brandIds)('gives %s by its id', (id) => expect(brandOf(id).id).toBe(id));

  it.each(['Northlight', 'toString', 'other'])('refuses the unknown id %s', (id) => expect(() => brandOf(id)).toThrow(RangeError));
});

describe('brandCss', () => {
  it.each(brandIds)('writes every token of %s once in each theme', (id) => {
    const css = brandCss(brandOf(id));
    for (const token of paletteTokens) expect(css.split(`--${token}:`), token).toHaveLength(3);
  });

  it.each(brandIds)('keeps %s free of what would end an inlined style element', (id) => expect(brandCss(brandOf(id))).not.toMatch(/[<>]|undefined/));

  it('gives the browser bar the colour of the page', () => {
    expect(themeColor(brandOf('northlight'), 'dark')).toBe('#0B0E14');
  });
});
