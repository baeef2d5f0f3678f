import type { FormFactor } from '../form-factor/formFactorOf.ts';

export type PageAddress = { key: string; path: string };

/** One name for all addresses that render the same: only the query keys that change what the build renders, in one order; campaign and tracking marks are left to the browser. `path` is what the page is rendered for. */
export function pageAddress(formFactor: FormFactor, url: string, queryKeys: readonly string[]): PageAddress {
  // Most addresses are their own name.
  if (plainPath.test(url)) return { key: `${formFactor} ${url}`, path: url };
  const { pathname, searchParams } = new URL(url, 'http://site');
  const kept = [...searchParams].filter(([name, value]) => queryKeys.includes(name) && value !== '').toSorted(byName);
  const search = new URLSearchParams(kept).toString();
  const path = search ? `${pathname}?${search}` : pathname;
  return { key: `${formFactor} ${path}`, path };
}

const plainPath = /^[\w/.~%-]*$/;

function byName([one]: [string, string], [other]: [string, string]): number {
  return one < other ? -1 : Number(one > other);
}
