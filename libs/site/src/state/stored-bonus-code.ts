const key = 'front.bonusCode';

/** The bonus code, stored across reloads of the tab. Undefined on the server and without storage. */
export const storedBonusCode = {
  read(): string | undefined {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(code: string): void {
    try {
      sessionStorage.setItem(key, code);
    } catch {}
  },
  clear(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {}
  },
};
