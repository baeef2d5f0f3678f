import { isSafePath } from '@playfront/api-contract';

/** The absolute URL of a path that the player is sent back to, or `undefined` if the path could lead off the site. */
export function returnAddress(path: string, publicUrl: string): string | undefined {
  return isSafePath(path) ? new URL(path, publicUrl).href : undefined;
}
