/** A page may leave a hundred rooms and join a hundred others at the same time: 200 packets. */
const packetsAtOnce = 240;
const packetsPerSecond = 20;

/** Counts the packets of one connection; returns false when there are more than a page sends. */
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
