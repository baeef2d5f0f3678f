import { visitorCookie } from '@playfront/api-contract/site-build';

const maxAgeSeconds = 3_600;

export type Visitor = {
  ip: string;
  country_code: string | null;
  /** The visitor is restricted: the site shows the restriction page without checking again. */
  barred?: true;
};

/** Name and value, as the browser returns them. */
export function visitorPair(visitor: Visitor): string {
  return `${visitorCookie}=${encodeURIComponent(JSON.stringify(visitor))}`;
}

/**
 * The `Set-Cookie` header that stores `pair`; undefined if the browser already has it. Without a pair an earlier cookie is deleted, and the site
 * looks the visitor up itself.
 */
export function visitorSetCookie(cookies: string | undefined, pair: string | undefined, isSecure: boolean): string | undefined {
  const attributes = `; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  if (pair === undefined) return cookies?.includes(`${visitorCookie}=`) ? `${visitorCookie}=; Max-Age=0${attributes}` : undefined;
  if (cookies !== undefined && `; ${cookies};`.includes(`; ${pair};`)) return undefined;
  return `${pair}; Max-Age=${maxAgeSeconds}${attributes}`;
}
