import { useEffect, useState } from 'react';

/**
 * Runs an action now, or once the pointer that is pressed is let go. A message that appears under a field while the player presses a
 * button moves that button away from under the pointer, and the click is lost.
 */
export function useAfterPress(): (action: () => void) => void {
  const [press] = useState(() => ({ isPressed: false, waiting: [] as (() => void)[] }));
  useEffect(() => {
    const handleDown = () => {
      press.isPressed = true;
    };
    // One turn later: the click comes after the release.
    const handleUp = () =>
      setTimeout(() => {
        press.isPressed = false;
        for (const action of press.waiting.splice(0)) action();
      });
    document.addEventListener('pointerdown', handleDown, true);
    document.addEventListener('pointerup', handleUp, true);
    document.addEventListener('pointercancel', handleUp, true);
    return () => {
      document.removeEventListener('pointerdown', handleDown, true);
      document.removeEventListener('pointerup', handleUp, true);
      document.removeEventListener('pointercancel', handleUp, true);
    };
  }, [press]);
  return (action) => {
    if (press.isPressed) press.waiting.push(action);
    else action();
  };
}
