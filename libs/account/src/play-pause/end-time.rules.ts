/** The time in the given number of seconds, rounded up to the minute, so that shown as `HH:mm` it is never too early. */
export function endTimeOf(seconds: number): string {
  return new Date(Math.ceil((Date.now() + seconds * 1000) / 60_000) * 60_000).toISOString();
}
