/** React draws once more after a failed load and must find the same failure: with a new attempt in its place it would wait, fail and load without end. */
const keptMs = 1_000;

/** Lets a failed load be forgotten a moment later, so that the next visit tries again. */
export function forgetSoon(forget: () => void): void {
  setTimeout(forget, keptMs);
}
