import { tokenKey } from '@playfront/api-contract/site-build';

/** Like {@link tokenKey}: prefix `auth.`, `_refresh_token.`, strategy `local` (spec §9). */
const refreshTokenKey = 'auth._refresh_token.local';

/** Stores the tokens. If storage is full or forbidden, the page works, but a reload ends the session. */
export const tokenStorage = {
  key: tokenKey,
  /** The access token with its `Bearer ` prefix. */
  read(): string | undefined {
    try {
      return localStorage.getItem(tokenKey) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(token: string, refreshToken: string): void {
    try {
      localStorage.setItem(tokenKey, token);
      localStorage.setItem(refreshTokenKey, refreshToken);
    } catch {
      // Storage is forbidden: the token is only in memory, for this page.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(tokenKey);
      localStorage.removeItem(refreshTokenKey);
    } catch {
      // Nothing was stored.
    }
  },
};
