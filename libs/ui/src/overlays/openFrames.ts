import { useEffect, useId } from 'react';

/** Frames on screen, the last one on top. */
const openFrames: string[] = [];

/** Keeps the order in which overlays were opened. The answer says, when asked, whether this one is on top: only that one obeys Escape. */
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
