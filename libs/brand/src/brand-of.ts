import type { Brand, BrandId } from './brand.ts';
import { marlowe } from './marlowe.ts';
import { northlight } from './northlight.ts';

const brands: Record<BrandId, Brand> = { northlight, marlowe };

const isBrandId = (id: string): id is BrandId => Object.hasOwn(brands, id);

/** The brand of an id, by default Northlight. Throws `RangeError` for an unknown id, so that a server with a typo in its environment does not start. */
export function brandOf(id?: string): Brand {
  if (id === undefined || id === '') return northlight;
  if (!isBrandId(id)) throw new RangeError(`Unknown brand "${id}". Known: ${Object.keys(brands).join(', ')}`);
  return brands[id];
}
