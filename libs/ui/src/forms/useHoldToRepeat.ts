import { useEffect, useLayoutEffect, useRef } from 'react';

/** Delay before a held button repeats, and its repeat interval. */
const holdDelayMs = 400;
const repeatMs = 80;

/** Runs a button's step once per press and repeatedly while it is held. Spread the handlers on the button; repeating stops when `isOff`. */
export function useHoldToRepeat(onStep: () => void, isOff: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  // The timer outlives the render in which it was started.
  const newest = useRef({ onStep, isOff });
  useLayoutEffect(() => {
    newest.current = { onStep, isOff };
  });

  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const repeat = () => {
    if (newest.current.isOff) return;
    hasRepeated.current = true;
    newest.current.onStep();
    timer.current = setTimeout(repeat, repeatMs);
  };

  return {
    onPointerDown: () => {
      hasRepeated.current = false;
      stop();
      timer.current = setTimeout(repeat, holdDelayMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      // The click at the end of a hold is not another step.
      if (!hasRepeated.current) onStep();
      hasRepeated.current = false;
    },
  };
}
