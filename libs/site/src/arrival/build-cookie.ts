import { formFactorCookie, type FormFactor } from '@playfront/api-contract/site-build';

const cookieSeconds = 365 * 24 * 60 * 60;

/**
 * Stores for 365 days the build that the gateway is to send; takes `document`. False where cookies are forbidden: the server would send the same
 * build again. Chromium writes cookies asynchronously: only one that is read back is sent with a reload.
 */
export function rememberBuild(page: { cookie: string }, formFactor: FormFactor): boolean {
  const pair = `${formFactorCookie}=${formFactor}`;
  page.cookie = `${pair}; path=/; max-age=${cookieSeconds}; samesite=lax`;
  return page.cookie.includes(pair);
}
