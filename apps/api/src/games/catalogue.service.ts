import type { Database } from '../database/database.ts';
import { indexCatalogue, type CatalogueIndex } from './catalogue-index.ts';
import { readCatalogueRows, readCatalogueVersion } from './catalogue.store.ts';

/** The catalogue in memory is looked after this often; a change shows in every process within this and the time of one read. */
const checkEveryMs = 1_000;

export type Catalogue = {
  /** The catalogue as it was at most a second ago. */
  current(): Promise<CatalogueIndex>;
};

/**
 * Ten thousand games with search and facets are asked for in memory: the database is asked once a second, by whichever request
 * comes then, whether they have changed. The version moves on in the transaction of the change, so no change is missed.
 */
export function createCatalogue({ database }: { database: Database }): Catalogue {
  let kept: { version: number; index: CatalogueIndex; checkedAt: number } | undefined;
  let looking: Promise<CatalogueIndex> | undefined;

  async function look(): Promise<CatalogueIndex> {
    const checkedAt = performance.now();
    const version = await readCatalogueVersion(database);
    // Read after its version: a change in between is read twice, never missed.
    const index = kept?.version === version ? kept.index : indexCatalogue(await readCatalogueRows(database));
    kept = { version, index, checkedAt };
    return index;
  }

  return {
    async current() {
      const age = kept ? performance.now() - kept.checkedAt : Infinity;
      if (kept && age < checkEveryMs) return kept.index;
      looking ??= look().finally(() => {
        looking = undefined;
      });
      // While one look is under way the others go on with what there is, but not for long.
      return kept && age < 2 * checkEveryMs ? kept.index : looking;
    },
  };
}
