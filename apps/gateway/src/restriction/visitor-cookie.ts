import { visitorCookie } from '@playfront/api-contract/site-build';

const keptSeconds = 3_600;

export type Visitor = {
  ip: string;
  country_code: string | null;
  /** The operator shuts them out: the site need not ask, and keeps them where they are. */
  barred?: true;
};

/** Name and value, as the browser sends them back. */
export function visitorPair(visitor: Visitor): string {
  return `${visitorCookie}=${encodeURIComponent(JSON.stringify(visitor))}`;
}

/**
 * The `Set-Cookie` that a page needs so that its visitor is told `pair`; none when the browser has it already. Without a pair what an earlier
 * page told is taken back: then the site asks for itself.
 */
export function visitorSetCookie(cookies: string | undefined, pair: string | undefined, isSecure: boolean): string | undefined {
  const attributes = `; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  if (pair === undefined) return cookies?.includes(`${visitorCookie}=`) ? `${visitorCookie}=; Max-Age=0${attributes}` : undefined;
  if (cookies !== undefined && `; ${cookies};`.includes(`; ${pair};`)) return undefined;
  return `${pair}; Max-Age=${keptSeconds}${attributes}`;
}
