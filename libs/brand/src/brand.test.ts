import { describe, expect, it } from 'vitest';
import { contrastOf } from './contrast.ts';
import { contrastRules } from './contrast-rules.ts';
import { brandCss, brandIds, brandOf, paletteTokens, themeColor } from './index.ts';

const cases = brandIds.flatMap((id) =>
  (['dark', 'light'] as const).flatMap((scheme) =>
    contrastRules.flatMap((rule) =>
      rule.foregrounds.flatMap((foreground) => rule.backgrounds.map((background) => ({ ...rule, id, scheme, foreground, background }))),
    ),
  ),
);

describe('contrast', () => {
  it.each(cases)('$id $scheme: $description ($foreground on $background, $minimum:1)', ({ id, scheme, foreground, background, minimum }) => {
    const palette = brandOf(id).palette[scheme];
    expect(contrastOf(palette[foreground], palette[background])).toBeGreaterThanOrEqual(minimum);
  });
});

describe('two brands', () => {
  const [one, other] = brandIds.map((id) => brandOf(id));

  it('have no text, action, money or background colour in common', () => {
    for (const scheme of ['dark', 'light'] as const) {
      for (const token of ['page', 'surface', 'text', 'dim', 'action', 'real-text', 'bonus-text', 'danger', 'focus'] as const) {
        expect(one?.palette[scheme][token], `${scheme} ${token}`).not.toBe(other?.palette[scheme][token]);
      }
    }
  });

  it('differ in default colour scheme, display font, corners and rules', () => {
    expect(one?.defaultScheme).not.toBe(other?.defaultScheme);
    expect(one?.fonts.display).not.toBe(other?.fonts.display);
    expect(one?.radius).not.toEqual(other?.radius);
    expect(one?.ruleGap).not.toBe(other?.ruleGap);
  });
});

describe('brandOf', () => {
  it('returns the default brand if none is given', () => {
    expect(brandOf().id).toBe('northlight');
    expect(brandOf('').id).toBe('northlight');
  });

  it.each(brandIds)('returns %s by its id', (id) => expect(brandOf(id).id).toBe(id));

  it.each(['Northlight', 'toString', 'other'])('refuses the unknown id %s', (id) => expect(() => brandOf(id)).toThrow(RangeError));
});

describe('brandCss', () => {
  it.each(brandIds)('has every token of %s once in each scheme', (id) => {
    const css = brandCss(brandOf(id));
    for (const token of paletteTokens) expect(css.split(`--${token}:`), token).toHaveLength(3);
  });

  it.each(brandIds)('contains nothing for %s that would end an inline style element', (id) =>
    expect(brandCss(brandOf(id))).not.toMatch(/[<>]|undefined/),
  );

  it('uses system fonts with the same metrics on a page that waits for its fonts', () => {
    const css = brandCss(brandOf('marlowe'));
    const waiting = /:root\[data-fonts=later\]\{([^}]+)\}/.exec(css)?.[1] ?? '';
    expect(waiting).toContain("--font-display:'Newsreader Fallback',");
    expect(waiting).toContain("--font-text:'Inter Fallback',");
    const released = /:root \[data-fonts=here\]\{([^}]+)\}/.exec(css)?.[1] ?? '';
    expect(released).toBe(/--font-display:[^;]+;--font-text:[^;}]+/.exec(css)?.[0]);
  });

  it('has the page under the scrim as one solid colour', () => {
    expect(brandCss(brandOf('northlight'))).toContain('--page-veiled:rgb(138,140,143)');
  });

  it("gives the browser's toolbar the colour of the page", () => {
    expect(themeColor(brandOf('northlight'), 'dark')).toBe('#0B0E14');
  });
});
