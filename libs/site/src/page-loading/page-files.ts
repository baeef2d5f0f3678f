import type { PageName } from '../addresses/pages.ts';

/** URLs of each page's own scripts and styles. */
export type PageFiles = Readonly<Partial<Record<PageName, readonly string[]>>>;

let asked: Promise<PageFiles> | undefined;

/** The files of each page of this build, from the gateway. Requested once; empty if it fails, and in development. */
export function listPageFiles(): Promise<PageFiles> {
  const { formFactor } = document.documentElement.dataset;
  asked ??= formFactor === undefined ? Promise.resolve({}) : ask(`/page-files/${formFactor}.json`);
  return asked;
}

async function ask(address: string): Promise<PageFiles> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as PageFiles) : {};
  } catch {
    // Prefetch only: opening a page loads its files anyway.
    return {};
  }
}
