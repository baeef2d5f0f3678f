import type { PageName } from '../addresses/pages.ts';

/** URLs of each page's own scripts and styles. */
export type PageFiles = Readonly<Partial<Record<PageName, readonly string[]>>>;

let requested: Promise<PageFiles> | undefined;

/** The files of each page of this build, from the gateway. Requested once; empty if it fails, and in development. */
export function listPageFiles(): Promise<PageFiles> {
  const { formFactor } = document.documentElement.dataset;
  requested ??= formFactor === undefined ? Promise.resolve({}) : fetchPageFiles(`/page-files/${formFactor}.json`);
  return requested;
}

async function fetchPageFiles(address: string): Promise<PageFiles> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as PageFiles) : {};
  } catch {
    // Prefetch only: opening a page loads its files anyway.
    return {};
  }
}
