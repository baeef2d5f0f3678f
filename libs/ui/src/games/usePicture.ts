import { useCallback, useState } from 'react';

/** Whether an image failed to load, with the props for its `img`. Also detects a failure before hydration. */
export function usePicture(src: string) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const onError = useCallback(() => setBrokenSrc(src), [src]);
  const ref = useCallback(
    (picture: HTMLImageElement | null) => {
      // A lazy image that has not been requested yet has no current source.
      if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') setBrokenSrc(src);
    },
    [src],
  );
  return { isBroken: brokenSrc === src, picture: { ref, onError } };
}
