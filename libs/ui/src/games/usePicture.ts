import { useCallback, useState } from 'react';

/** Whether a picture failed, and what its `img` needs for it to be known. A picture may have failed before React was there: that is seen too. */
export function usePicture(src: string) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const onError = useCallback(() => setBrokenSrc(src), [src]);
  const ref = useCallback(
    (picture: HTMLImageElement | null) => {
      // One that is not fetched yet, being far away, has no current source.
      if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') setBrokenSrc(src);
    },
    [src],
  );
  return { isBroken: brokenSrc === src, picture: { ref, onError } };
}
