import * as v from 'valibot';
import { maxTextLength } from './wire.ts';

/** Longer than any address of the site, and than what servers take. */
const maxPathLength = 2_048;

/**
 * Whether a wanted or return path may be gone to: relative, one leading slash, nothing that a browser, a proxy or a router could read as
 * another site, encoded or not (spec §2, contract "Sites, addresses, names"). The one rule for the site, the gateway and the operator.
 */
export function isSafePath(path: string): boolean {
  if (path.length > maxPathLength || !isDecodable(path)) return false;
  let seen = path;
  // Decoded until it stays the same, since a proxy or browser may decode more than once.
  for (let round = 0; round < 5; round += 1) {
    if (!/^\/(?![/\\ ])/.test(seen) || /[\p{Cc}\\]/u.test(seen)) return false;
    // Once dot segments are gone, `/.//evil.example` is two slashes and a name. No page of the site has either.
    if (/\/(?:\/|\.\.?(?:\/|$))/.test(seen.split(/[?#]/, 1)[0] ?? '')) return false;
    const decoded = decodeAscii(seen);
    if (decoded === seen) return true;
    seen = decoded;
  }
  return false;
}

/** Every character that could do harm is ASCII. Unlike decodeURIComponent this never gives up at what cannot be decoded. */
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

/** A path of the site that a player is sent back to. */
export const returnPathSchema = v.pipe(v.string(), v.trim(), v.maxLength(maxTextLength), v.check(isSafePath));

/** Whether calls take this path to send a player back to: {@link isSafePath}, and not too long. */
export function isReturnPath(path: string): boolean {
  return v.is(returnPathSchema, path);
}
