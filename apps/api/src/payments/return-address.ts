import { isSafePath } from '@playfront/api-contract';

/** The absolute URL of a return path, or `undefined` if the path could leave the site. */
export function returnAddress(path: string, publicUrl: string): string | undefined {
  return isSafePath(path) ? new URL(path, publicUrl).href : undefined;
}
