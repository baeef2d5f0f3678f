import type { FormFactor } from '@playfront/api-contract/site-build';

export type PageAddress = { key: string; path: string };

/**
 * One cache key for all URLs that render the same page: it has only the query keys that the build reads, sorted. Only the browser reads campaign and
 * tracking parameters. `path` is the path and query to render.
 */
export function pageAddress(formFactor: FormFactor, url: string, queryKeys: readonly string[]): PageAddress {
  // Most URLs are their own key.
  if (plainPath.test(url)) return { key: `${formFactor} ${url}`, path: url };
  const { pathname, searchParams } = new URL(url, 'http://site');
  const relevant = [...searchParams].filter(([name, value]) => queryKeys.includes(name) && value !== '').toSorted(byName);
  const search = new URLSearchParams(relevant).toString();
  const path = search ? `${pathname}?${search}` : pathname;
  return { key: `${formFactor} ${path}`, path };
}

const plainPath = /^[\w/.~%-]*$/;

function byName([one]: [string, string], [other]: [string, string]): number {
  return one < other ? -1 : Number(one > other);
}
