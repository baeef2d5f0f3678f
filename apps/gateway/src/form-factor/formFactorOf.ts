import type { IncomingHttpHeaders } from 'node:http';

/** Which of the two builds: over 990 px, or 990 px and below. */
export type FormFactor = 'desktop' | 'mobile';

export const formFactorCookie = 'form_factor';

/** What the choice depends on, for caches between us and the visitor. */
export const formFactorVary = 'Cookie, Sec-CH-UA-Mobile, User-Agent';

// iPadOS calls itself a Mac; there the boot script decides by width.
const handheld = /Android|iPhone|iPad|iPod|Mobi|Tablet|Silk|Kindle|BlackBerry|Opera Mini|webOS/i;

/** The remembered choice, else client hint and user agent; the boot script corrects a wrong guess before anything paints. */
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
