/** Keys of the session in local storage: prefix `auth.`, `_token.` and `_refresh_token.`, strategy `local` (spec §9). */
const tokenKey = 'auth._token.local';
const refreshTokenKey = 'auth._refresh_token.local';

/** Where the tokens of this browser are kept. Storage that is full or forbidden loses the session at reload, never the page. */
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
      // Kept in memory for this page only.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(tokenKey);
      localStorage.removeItem(refreshTokenKey);
    } catch {
      // Nothing was kept.
    }
  },
};
