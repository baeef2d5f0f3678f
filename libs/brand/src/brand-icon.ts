import type { Brand } from './brand.ts';

export interface IconShape {
  /** Margin around the logo, in its units (it is 26 wide). */
  margin: number;
  /** Whether it has the brand's rounded corners; otherwise the icon fills its square, and the system crops it. */
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

/** Icon of the installed site. */
export const appIcon: IconShape = { margin: 6, hasCorners: true };
/** Icon of the home screen of iOS, which crops it. */
export const touchIcon: IconShape = { margin: 8, hasCorners: false };
/** Icon that the system crops: the logo is within the central circle of 80 % that every mask shows. */
export const maskableIcon: IconShape = { margin: 11, hasCorners: false };
