const tokenKey = 'back-office.token';

/** The officer's token with its `Bearer ` prefix. It is stored until the browser tab closes, separately from the token of the players' site. */
export const staffToken = {
  read(): string | undefined {
    try {
      return sessionStorage.getItem(tokenKey) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(token: string): void {
    try {
      sessionStorage.setItem(tokenKey, token);
    } catch {
      // Storage is blocked: the session lasts until a reload.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(tokenKey);
    } catch {
      // Nothing was stored.
    }
  },
};
