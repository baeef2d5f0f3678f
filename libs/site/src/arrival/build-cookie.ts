import { formFactorCookie, type FormFactor } from '@playfront/api-contract/site-build';

const cookieSeconds = 365 * 24 * 60 * 60;

/**
 * Stores the build that the gateway should send, for 365 days. Returns false if cookies are forbidden, since the server would send the same build
 * again. Chromium writes cookies asynchronously: only one that can be read back is sent with a reload.
 */
export function rememberBuild(page: { cookie: string }, formFactor: FormFactor): boolean {
  const pair = `${formFactorCookie}=${formFactor}`;
  page.cookie = `${pair}; path=/; max-age=${cookieSeconds}; samesite=lax`;
  return page.cookie.includes(pair);
}
