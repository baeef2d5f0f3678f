import type { BrandInfo } from '@playfront/brand';
import type { Format } from '@playfront/i18n';

/** The licence line of every footer: the operator and its licence, or that the site is a demonstration; and the minimum age. */
export function licenceText({ name, legalName, licence }: BrandInfo, age: number, { text }: Pick<Format, 'text'>): string {
  return licence === undefined
    ? text('site.footer.demonstration', { brand: name, age })
    : text('site.footer.licence', { brand: name, company: legalName, licence, age });
}
