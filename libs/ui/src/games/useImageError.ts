import { useCallback, useState } from 'react';

/** Reports whether an image failed to load; spread `imageProps` on its `img`. Also detects a failure before hydration. */
export function useImageError(src: string) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const onError = useCallback(() => setBrokenSrc(src), [src]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // A lazy image that has not been requested yet has no current source.
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBrokenSrc(src);
    },
    [src],
  );
  return { isBroken: brokenSrc === src, imageProps: { ref, onError } };
}
