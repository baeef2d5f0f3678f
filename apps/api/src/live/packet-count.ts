/** Leaving a hundred rooms and joining a hundred others takes 200 at once. */
const packetsAtOnce = 240;
const packetsPerSecond = 20;

/** Counts the packets of one connection; false when there are more than a page sends. */
export function createPacketCount(): () => boolean {
  let left = packetsAtOnce;
  let countedAtMs = performance.now();
  return () => {
    const nowMs = performance.now();
    left = Math.min(packetsAtOnce, left + ((nowMs - countedAtMs) / 1000) * packetsPerSecond) - 1;
    countedAtMs = nowMs;
    return left >= 0;
  };
}
