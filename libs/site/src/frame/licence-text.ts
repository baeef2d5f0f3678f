import type { BrandFace } from '@playfront/brand';
import type { Format } from '@playfront/i18n';

/** The sentence of every footer: who runs the site under which licence, or that it is a demonstration. */
export function licenceText({ name, legalName, licence }: BrandFace, { text }: Pick<Format, 'text'>): string {
  return licence === undefined
    ? text('site.footer.demonstration', { brand: name })
    : text('site.footer.licence', { brand: name, company: legalName, licence });
}
