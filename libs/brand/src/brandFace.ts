import type { Brand } from './brand.ts';
import { brandOf } from './brandOf.ts';

/** What pages show of a brand. Its colours, fonts and shapes are in the page's styles already. */
export type BrandFace = Pick<Brand, 'id' | 'name' | 'mark' | 'legalName' | 'licence' | 'supportEmail'>;

/** The face of a brand by its id; the first brand's where it is unknown, as everywhere. It goes with the page, so that no browser loads the other brands. */
export function brandFace(brandId: string): BrandFace {
  const { id, name, mark, legalName, licence, supportEmail } = brandOf(brandId);
  return { id, name, mark, legalName, supportEmail, ...(licence !== undefined && { licence }) };
}
