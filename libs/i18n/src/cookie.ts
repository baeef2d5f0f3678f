const secondsOfDay = 24 * 60 * 60;

/** Sets a cookie for all pages of the site; `expires` is in days (spec §9). */
export function writeCookie(name: string, value: string, expires: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${Math.round(expires * secondsOfDay)}; samesite=lax`;
}
