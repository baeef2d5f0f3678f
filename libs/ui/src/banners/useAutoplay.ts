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
export const slowestAutoplayMs = 8000;

/** Calls `onTick` every `intervalMs`, except while hovered, focused, paused, in a hidden tab or with reduced motion. */
export function useAutoplay({ isWanted, intervalMs, onTick }: { isWanted: boolean; intervalMs: number; onTick: () => void }) {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  // The server cannot know and renders without motion.
  const wantsNoMotion = useSyncExternalStore(
    subscribeMotion,
    () => matchMedia(reducedMotion).matches,
    () => true,
  );
  const isHidden = useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  );
  const isPlaying = isWanted && !isPaused && !wantsNoMotion;
  const isRunning = isPlaying && !isHovered && !isFocused && !isHidden;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(onTick, Math.max(intervalMs, slowestAutoplayMs));
    return () => clearInterval(timer);
  }, [isRunning, intervalMs, onTick]);

  return {
    isPlaying,
    isRunning,
    canPlay: isWanted && !wantsNoMotion,
    togglePaused: () => setPaused((was) => !was),
    setHovered,
    setFocused,
  };
}
