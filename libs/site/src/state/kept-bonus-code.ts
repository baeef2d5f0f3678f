const key = 'front.bonusCode';

/** The bonus code, kept across reloads of the tab. None on the server and without storage. */
export const keptBonusCode = {
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
