import type { IncomingHttpHeaders } from 'node:http';
import { formFactorCookie, type FormFactor } from '@playfront/api-contract/site-build';

/** Request headers that the choice depends on, for caches between the gateway and the visitor. */
export const formFactorVary = 'Cookie, Sec-CH-UA-Mobile, User-Agent';

// iPadOS sends the user agent of a Mac; there the arrival script decides by width.
const handheld = /Android|iPhone|iPad|iPod|Mobi|Tablet|Silk|Kindle|BlackBerry|Opera Mini|webOS/i;

/** The remembered choice, else client hint and user agent. The arrival script corrects a wrong guess before the first paint (docs/arrival.md). */
export function formFactorOf(headers: IncomingHttpHeaders): FormFactor {
  const remembered = rememberedFormFactor(headers.cookie);
  if (remembered) return remembered;
  if (headers['sec-ch-ua-mobile'] === '?1') return 'mobile';
  return handheld.test(headers['user-agent'] ?? '') ? 'mobile' : 'desktop';
}

const rememberedPair = new RegExp(`(?:^|; ?)${formFactorCookie}=([^;]*)`);

function rememberedFormFactor(cookie: string | undefined): FormFactor | null {
  const value = cookie === undefined ? undefined : rememberedPair.exec(cookie)?.[1];
  return value === 'desktop' || value === 'mobile' ? value : null;
}
