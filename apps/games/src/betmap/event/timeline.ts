import type { Run } from '../../bets/table-scene.ts';

/** Calls `onTime` with the share of the time that has passed, in every frame while `carrier` is shown. Skipping leaves the rest out. */
export function runTimeline(carrier: HTMLElement, durationMs: number, onTime: (share: number) => void): Run {
  const clock = carrier.animate({}, { duration: durationMs });
  const tick = () => {
    if (clock.playState !== 'running') return;
    onTime(Math.min(1, Number(clock.currentTime) / durationMs));
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  return { finished: clock.finished, skip: () => clock.finish() };
}
