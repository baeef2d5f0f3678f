import * as v from 'valibot';
import { maxTextLength } from './field-lengths.ts';

/** Longer than any URL of the site. */
const maxPathLength = 2_048;

/**
 * Whether a requested or return path is safe to navigate to: relative, one leading slash, nothing that a browser, a proxy or a router could
 * interpret as another site, encoded or not (spec §2, contract "Sites, addresses, names"). Site, gateway and operator all use this function.
 */
export function isSafePath(path: string): boolean {
  if (path.length > maxPathLength || !isDecodable(path)) return false;
  let seen = path;
  // Decoded until nothing changes, since a proxy or browser may decode more than once.
  for (let round = 0; round < 5; round += 1) {
    if (!/^\/(?![/\\ ])/.test(seen) || /[\p{Cc}\\]/u.test(seen)) return false;
    // Without its dot segments, `/.//evil.example` is two slashes and a host. No page of the site has either in its path.
    if (/\/(?:\/|\.\.?(?:\/|$))/.test(seen.split(/[?#]/, 1)[0] ?? '')) return false;
    const decoded = decodeAscii(seen);
    if (decoded === seen) return true;
    seen = decoded;
  }
  return false;
}

/** Every character that could do harm is ASCII. Unlike decodeURIComponent this also decodes text with invalid escapes. */
function decodeAscii(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** A path of the site to which a player returns. */
export const returnPathSchema = v.pipe(v.string(), v.trim(), v.maxLength(maxTextLength), v.check(isSafePath));

/** Whether calls accept this as a return path: {@link isSafePath}, and short enough. */
export function isReturnPath(path: string): boolean {
  return v.is(returnPathSchema, path);
}
