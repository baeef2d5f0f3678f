const key = 'front.bonusCode';

/** The bonus code over a reload of the tab. On the server, and where storage is forbidden, there is none. */
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
