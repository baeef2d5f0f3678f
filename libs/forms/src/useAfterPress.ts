import { useEffect, useState } from 'react';

/**
 * Runs an action now, or after the pressed pointer is released. A message that appears under a field while the player presses a
 * button would move the button away from the pointer, and the click would be lost.
 */
export function useAfterPress(): (action: () => void) => void {
  const [press] = useState(() => ({ isPressed: false, waiting: [] as (() => void)[] }));
  useEffect(() => {
    const handleDown = () => {
      press.isPressed = true;
    };
    // One task later, because `click` follows `pointerup`.
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
