import type { IncomingHttpHeaders } from 'node:http';
import { formFactorCookie, type FormFactor } from '@playfront/api-contract/site-build';

/** Request headers that the choice depends on, for caches between the gateway and the visitor. */
export const formFactorVary = 'Cookie, Sec-CH-UA-Mobile, User-Agent';

// iPadOS sends the user agent of a Mac; there the arrival script decides by width.
const handheld = /Android|iPhone|iPad|iPod|Mobi|Tablet|Silk|Kindle|BlackBerry|Opera Mini|webOS/i;

/**
 * The form factor stored in the cookie, otherwise a guess by client hint and user agent. The arrival script corrects a wrong guess before the first
 * paint (docs/arrival.md).
 */
export function formFactorOf(headers: IncomingHttpHeaders): FormFactor {
  const stored = storedFormFactor(headers.cookie);
  if (stored) return stored;
  if (headers['sec-ch-ua-mobile'] === '?1') return 'mobile';
  return handheld.test(headers['user-agent'] ?? '') ? 'mobile' : 'desktop';
}

const storedPair = new RegExp(`(?:^|; ?)${formFactorCookie}=([^;]*)`);

function storedFormFactor(cookie: string | undefined): FormFactor | null {
  const value = cookie === undefined ? undefined : storedPair.exec(cookie)?.[1];
  return value === 'desktop' || value === 'mobile' ? value : null;
}
