import { brandCss, northlight, paletteTokens } from '@playfront/brand';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [dark = '', light = ''] = tokens.split(":where(:root[data-theme='light'])");

const plain = (css: string) => css.toLowerCase().replaceAll(/\s/g, '').replaceAll('0.', '.').replaceAll('"', "'");

describe('the theme without a brand', () => {
  it.each(paletteTokens)('%s is the default brand’s in both schemes', (token) => {
    for (const [scheme, css] of [
      ['dark', dark],
      ['light', light],
    ] as const) {
      expect(plain(css), scheme).toContain(plain(`--${token}:${northlight.palette[scheme][token]};`));
    }
  });

  it('has the colour of the page under the scrim', () => {
    const [ofDark = '', ofLight = ''] = brandCss(northlight).match(/--page-veiled:[^}]+/g) ?? [];
    expect([plain(dark), plain(light)]).toEqual([expect.stringContaining(`${ofDark};`), expect.stringContaining(`${ofLight};`)]);
  });

  it('has the default brand’s typography and shapes', () => {
    const [shape = ''] = /(?<=:root\{)[^}]+/.exec(brandCss(northlight)) ?? [];
    for (const declaration of shape.split(';')) expect(plain(dark)).toContain(`${plain(declaration)};`);
  });

  it('is overridden by a brand wherever its style element is', () => {
    expect(tokens).toContain(':where(:root) {');
    expect(brandCss(northlight)).toContain(':root[data-theme=dark]');
  });
});
