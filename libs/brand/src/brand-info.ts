import type { Brand } from './brand.ts';
import { brandOf } from './brand-of.ts';

/** The data of a brand that pages show. Its colours, fonts and shapes are already in the page's styles. */
export type BrandInfo = Pick<Brand, 'id' | 'name' | 'mark' | 'legalName' | 'licence' | 'supportEmail'>;

/** The data of a brand by its id. It is sent with the page, so that browsers do not load all brands. Throws `RangeError` for an unknown id. */
export function brandInfo(brandId: string): BrandInfo {
  const { id, name, mark, legalName, licence, supportEmail } = brandOf(brandId);
  return { id, name, mark, legalName, supportEmail, ...(licence !== undefined && { licence }) };
}
