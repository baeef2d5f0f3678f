/** Rows per request: the maximum of a call (contract). */
const pageSize = 100;

/** The page properties of a request. */
export type PageRequest = { readonly page: number; readonly page_size: number };

/** Loads a page of a list. */
export type LoadPage<Row> = (request: PageRequest, options: { readonly signal: AbortSignal }) => Promise<readonly Row[]>;

/** Loads the rows of all pages of a list, each once: a new row moves others to the next page during loading. */
export async function loadAllRows<Row extends { readonly id: string | number }>(
  loadPage: LoadPage<Row>,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const all = new Map<Row['id'], Row>();
  let loaded: readonly Row[];
  let page = 0;
  do {
    page += 1;
    loaded = await loadPage({ page, page_size: pageSize }, { signal });
    for (const row of loaded) all.set(row.id, row);
  } while (loaded.length === pageSize);
  return [...all.values()];
}
