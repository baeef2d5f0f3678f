import { isSafePath } from '@playfront/api-contract';

/** The absolute address of a path the player is sent back to, or `undefined` when the path could lead off the site. */
export function returnAddress(path: string, publicUrl: string): string | undefined {
  return isSafePath(path) ? new URL(path, publicUrl).href : undefined;
}
