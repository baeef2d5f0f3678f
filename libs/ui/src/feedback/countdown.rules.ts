/** Remaining time as a clock: `0:05`, `12:30`, `1:02:03`; the hours may exceed 24. */
export function clockText(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

/** Remaining seconds at which the time is announced. */
const spokenSeconds = [86_400, 3600, 1800, 600, 300, 60, 30, 10, 0];

/** The last announced step since the start; undefined before the first. */
export function spokenStep(startSeconds: number, seconds: number): number | undefined {
  return spokenSeconds.findLast((step) => step < startSeconds && step >= seconds);
}
