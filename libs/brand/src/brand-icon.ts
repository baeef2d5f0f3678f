import type { Brand } from './brand.ts';

export interface IconShape {
  /** Margin around the logo, in its units (it is 26 wide). */
  margin: number;
  /** Rounded like the brand's corners; otherwise the icon fills its square, and the system cuts its shape. */
  hasCorners: boolean;
}

/** The brand's logo as SVG, with its own background because a tab strip or home screen may have any colour. */
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

/** Icon of a browser tab, as large as its square allows. */
export const tabIcon: IconShape = { margin: 3, hasCorners: true };

/** Icon of the installed site, and below the two that a system cuts to its own shape. */
export const appIcon: IconShape = { margin: 6, hasCorners: true };
export const touchIcon: IconShape = { margin: 8, hasCorners: false };
/** The logo stays inside the circle of 80 % that every mask shows. */
export const maskableIcon: IconShape = { margin: 11, hasCorners: false };
