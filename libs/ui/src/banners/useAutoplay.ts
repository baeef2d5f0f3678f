import { useEffect, useState, useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribeMotion(listener: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function subscribeVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Minimum interval, so that readers are not rushed. */
export const minAutoplayMs = 8000;

/** Calls `onTick` every `intervalMs`, except while hovered, focused, paused, in a hidden tab or with reduced motion. */
export function useAutoplay({ isEnabled, intervalMs, onTick }: { isEnabled: boolean; intervalMs: number; onTick: () => void }) {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  // The server does not know the preference and renders without motion.
  const prefersReducedMotion = useSyncExternalStore(
    subscribeMotion,
    () => matchMedia(reducedMotion).matches,
    () => true,
  );
  const isHidden = useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  );
  const isPlaying = isEnabled && !isPaused && !prefersReducedMotion;
  const isRunning = isPlaying && !isHovered && !isFocused && !isHidden;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(onTick, Math.max(intervalMs, minAutoplayMs));
    return () => clearInterval(timer);
  }, [isRunning, intervalMs, onTick]);

  return {
    isPlaying,
    isRunning,
    canPlay: isEnabled && !prefersReducedMotion,
    togglePaused: () => setPaused((was) => !was),
    setHovered,
    setFocused,
  };
}
