import type { Brand } from './brand.ts';

export interface IconShape {
  /** Ground around the mark, in the mark's own units (its edge is 26). */
  margin: number;
  /** Corners as the brand has them; else the picture fills its square, for who cuts it himself. */
  hasCorners: boolean;
}

/** The brand's mark on its own ground as an SVG text: a tab strip or a home screen may have any colour. */
export function brandIcon({ mark, palette, defaultScheme, radius }: Brand, { margin, hasCorners }: IconShape): string {
  const { page, action, text } = palette[defaultScheme];
  const fills = { action, text };
  const edge = mark.viewBox + 2 * margin;
  const corner = hasCorners ? Math.min(radius.small, 8) : 0;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${edge} ${edge}">` +
    `<rect x="${-margin}" y="${-margin}" width="${edge}" height="${edge}" rx="${corner}" fill="${page}"/>` +
    `${mark.paths.map(({ d, fill }) => `<path d="${d}" fill="${fills[fill]}"/>`).join('')}</svg>`
  );
}

/** The icon of a browser tab, as large as its square allows. */
export const tabIcon: IconShape = { margin: 3, hasCorners: true };

/** The icon of an installed site, and the two that a system cuts to its own shape. */
export const appIcon: IconShape = { margin: 6, hasCorners: true };
export const touchIcon: IconShape = { margin: 8, hasCorners: false };
/** The mark stays inside the circle of 80 % that every mask shows. */
export const maskableIcon: IconShape = { margin: 11, hasCorners: false };
