const secondsOfDay = 24 * 60 * 60;

/** Keeps a value for every page of this site; `expires` is a number of days (spec §9). */
export function writeCookie(name: string, value: string, expires: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${Math.round(expires * secondsOfDay)}; samesite=lax`;
}
