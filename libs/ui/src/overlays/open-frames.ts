import { useEffect, useId } from 'react';

/** Open frames, the topmost last. */
const openFrames: string[] = [];

/** Tracks the order in which overlays were opened. The returned function reports whether this one is on top: only that one handles Escape. */
export function useIsTopFrame(isOpen: boolean): () => boolean {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    openFrames.push(id);
    return () => {
      openFrames.splice(openFrames.indexOf(id), 1);
    };
  }, [id, isOpen]);
  return () => openFrames.at(-1) === id;
}
