/**
 * Whether a wanted or return path may be gone to: relative, one leading slash, nothing that a browser could read as another site,
 * encoded or not (spec §2, contract "Sites, addresses, names").
 */
export function isSafePath(path: string): boolean {
  if (path.length > 2048) return false;
  let seen = path;
  // Decoded until it stays the same, since a proxy or browser may decode more than once.
  for (let round = 0; round < 5; round += 1) {
    if (!/^\/(?![/\\])/.test(seen) || /[\u0000-\u001f\u007f\\]/.test(seen) || seen.startsWith('/ ')) return false;
    // Once dot segments are gone, `/.//evil.example` is two slashes and a name.
    if (new URL(seen, 'https://site').pathname.startsWith('//')) return false;
    let decoded: string;
    try {
      decoded = decodeURIComponent(seen);
    } catch {
      // A bare per cent sign that an earlier round decoded is text; in the path itself it is malformed.
      return round > 0;
    }
    if (decoded === seen) return true;
    seen = decoded;
  }
  return false;
}

/** The path if it is safe, else the locale's home. */
export function safePathOr(path: string | null | undefined, home: string): string {
  return path && isSafePath(path) ? path : home;
}
