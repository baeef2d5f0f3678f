/**
 * The absolute address of a path the player may be sent back to, or `undefined` when the path could lead off the site:
 * anything but one leading slash, a backslash or control character, also in encoded form (contract, "Sites, addresses, names").
 */
export function returnAddress(path: string, publicUrl: string): string | undefined {
  if (!isDecodable(path)) return undefined;
  let form = path;
  // Encoded twice is still an attempt; four rounds are more than any honest address needs.
  for (let round = 0; round < 4; round += 1) {
    if (!isSafeForm(form)) return undefined;
    form = decodeAscii(form);
  }
  const address = URL.canParse(path, publicUrl) ? new URL(path, publicUrl) : undefined;
  return address?.origin === publicUrl ? address.href : undefined;
}

function isSafeForm(path: string): boolean {
  return /^\/(?!\/)/.test(path) && !/[\\\p{Cc}]/u.test(path);
}

/** Every sign that could do harm is ASCII. Unlike decodeURIComponent this never gives up at a lone per cent sign. */
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
