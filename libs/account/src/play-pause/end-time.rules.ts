/** The time at which so many seconds from now have passed, up to the full minute: shown as `HH:mm`, it is not too early. */
export function endTimeOf(seconds: number): string {
  return new Date(Math.ceil((Date.now() + seconds * 1000) / 60_000) * 60_000).toISOString();
}
