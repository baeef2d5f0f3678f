import { isSafePath } from '@playfront/api-contract';

export const maxUrlBytes = 8192;

/** Most URLs; nothing in them needs decoding. */
const plainPath = /^(?:\/[\w-]+)+$/;

/**
 * Whether a URL has no dot segments, no encoded separators, no control characters and an acceptable length.
 * Any other URL is refused before it reaches the router, a file name, a cache key or the API.
 */
export function isCleanAddress(url: string): boolean {
  if (url.length > maxUrlBytes) return false;
  if (plainPath.test(url)) return true;
  if (!url.startsWith('/') || url.startsWith('//')) return false;
  const path = url.split('?', 1)[0] ?? '';
  if (/%(2f|5c|00)/i.test(path) || path.includes('\\')) return false;
  const decoded = decodedOrNull(path);
  if (decoded === null || /[\u0000-\u001f\u007f]/.test(decoded)) return false;
  return !decoded.split('/').some((segment) => segment === '..' || segment === '.');
}

/** A redirect may only go to a path of this site (contract, "Sites, addresses, names"). */
export function isSafeRedirect(target: string): boolean {
  return isCleanAddress(target) && isSafePath(target) && !/\s/.test(target);
}

function decodedOrNull(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
