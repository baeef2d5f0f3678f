import { useEffect, useLayoutEffect, useRef } from 'react';

/** Held this long a button begins to repeat, and then does so this often. */
const holdDelayMs = 400;
const repeatMs = 80;

/** Lets a button do its step once for a press, and again and again while it is held. Spread the handlers on the button; it ends when the button is off. */
export function useHoldToRepeat(onStep: () => void, isOff: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  // The clock outlives the render it was set in.
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
      // The click at the end of a hold is no further step.
      if (!hasRepeated.current) onStep();
      hasRepeated.current = false;
    },
  };
}
