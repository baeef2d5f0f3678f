import { visitorCookie } from '@playfront/api-contract/site-build';
import type { PageStart } from '../state/visitor.atoms.ts';

/** The gateway's result about the visitor, from the page's cookies; undefined if missing or invalid. */
export function readPageStart(cookies: string): PageStart | undefined {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${visitorCookie}=`));
  if (!found) return undefined;
  try {
    const { ip, country_code: code, barred } = JSON.parse(decodeURIComponent(found.slice(visitorCookie.length + 1))) as Record<string, unknown>;
    if (typeof ip !== 'string' || !ip) return undefined;
    return { visitor: { ip, countryCode: countryOf(code) }, isBarred: barred === true };
  } catch {
    return undefined;
  }
}

/** A country code (ISO 3166) in capitals; undefined if invalid. */
export const countryOf = (code: unknown) => (typeof code === 'string' && /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : undefined);
