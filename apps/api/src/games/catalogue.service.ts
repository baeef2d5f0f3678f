import type { Database } from '../database/database.ts';
import { indexCatalogue, type CatalogueIndex } from './catalogue-index.ts';
import { readCatalogueRows, readCatalogueVersion } from './catalogue.store.ts';

/** How often the version of the catalogue is checked: a change is visible in every process after this time and one read. */
const checkEveryMs = 1_000;

export type Catalogue = {
  /** The catalogue as it was at most a second ago. */
  current(): Promise<CatalogueIndex>;
};

/**
 * Ten thousand games are searched and counted in memory; once a second, a request checks whether they have changed. The version is incremented in the
 * transaction of the change, so no change is missed.
 */
export function createCatalogue({ database }: { database: Database }): Catalogue {
  let cached: { version: number; index: CatalogueIndex; checkedAt: number } | undefined;
  let refreshing: Promise<CatalogueIndex> | undefined;

  async function refresh(): Promise<CatalogueIndex> {
    const checkedAt = performance.now();
    const version = await readCatalogueVersion(database);
    // The version is read first: a change in between is read twice, never missed.
    const index = cached?.version === version ? cached.index : indexCatalogue(await readCatalogueRows(database));
    cached = { version, index, checkedAt };
    return index;
  }

  return {
    async current() {
      const age = cached ? performance.now() - cached.checkedAt : Infinity;
      if (cached && age < checkEveryMs) return cached.index;
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      // While one check is running, other requests use the current index, but not for long.
      return cached && age < 2 * checkEveryMs ? cached.index : refreshing;
    },
  };
}
