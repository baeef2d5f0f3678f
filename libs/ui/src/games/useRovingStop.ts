import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

/** Focusable elements of a tile; the first receives the focus. A tile without a link may have none. */
export const tileStops = 'a[href],button:not(:disabled),[role="link"][tabindex]';

/** Tolerance at an edge, in px, as widths may be fractional. */
export const slackPx = 4;

const itemOf = (stop: Element | undefined) => stop?.closest('li,[role="listitem"]') ?? undefined;

/**
 * Makes a list of tiles one tab stop: the tile that last had the focus, with its actions (WAI-ARIA "roving tabindex", decision 0099).
 * The list moves the focus to the other tiles by arrow keys.
 */
export function useRovingStop(list: RefObject<HTMLElement | null>) {
  const current = useRef<Element>(undefined);

  const setCurrent = (pick: (stops: HTMLElement[]) => Element | undefined) => {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>(tileStops) ?? [])];
    current.current = pick(stops);
    for (const stop of stops) {
      const tabIndex = current.current?.contains(stop) ? 0 : -1;
      if (stop.tabIndex !== tabIndex) stop.tabIndex = tabIndex;
    }
  };

  // After every render, because tiles and their links may change.
  useEffect(() => setCurrent((stops) => itemOf(stops.find((stop) => current.current?.contains(stop)) ?? stops[0])));

  return {
    onFocus: ({ target }: FocusEvent) => setCurrent(() => itemOf(target)),
    /** After scrolling without focus, Tab enters at the first visible tile, unless the one that last had the focus is still visible. */
    onScrollEnd: () => {
      const row = list.current;
      if (!row || row.contains(document.activeElement)) return;
      const { left, right } = row.getBoundingClientRect();
      const isInView = (tile: Element | undefined) => {
        const box = tile?.getBoundingClientRect();
        return box !== undefined && box.left >= left - slackPx && box.right <= right + slackPx;
      };
      if (!isInView(current.current)) setCurrent((stops) => itemOf(stops.find(isInView) ?? stops[0]));
    },
  };
}
