import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { anchorAt, scrollTopOf } from './gridMath.ts';
import type { GridAnchor, GridLayout } from './gridMath.ts';

interface Shape {
  /** Height of a tile as part of its width. */
  ratio: number;
  /** Room under each tile, in px. */
  captionHeight: number;
}

/** Columns and gap are those of the style sheet: breakpoints stand there only. */
function measure(list: HTMLElement, { ratio, captionHeight }: Shape): GridLayout {
  const style = getComputedStyle(list);
  const columns = Number(style.getPropertyValue('--count')) || 1;
  const gap = Number.parseInt(style.getPropertyValue('--gap'), 10) || 0;
  const { width, top } = list.getBoundingClientRect();
  const tileWidth = (width - (columns - 1) * gap) / columns;
  return { columns, gap, tileWidth, rowStep: tileWidth * ratio + captionHeight + gap, top: top + scrollY };
}

const isSame = (one: GridLayout, other: GridLayout) => one.columns === other.columns && one.rowStep === other.rowStep && one.top === other.top;

/** Measures a grid, again whenever it or the page around it changes its size, and then keeps the tile at the upper edge where it was. */
export function useGridLayout(ref: RefObject<HTMLElement | null>, shape: Shape) {
  const [layout, setLayout] = useState<GridLayout>();
  const anchor = useRef<GridAnchor>(undefined);
  // Until it is measured the list has no height: a page that grew short under its reader has lost their place.
  const [startY] = useState(() => scrollY);

  const update = useEffectEvent(() => {
    const list = ref.current;
    // Hidden behind a game, it has no size; what was measured still holds.
    if (!list || list.clientWidth === 0) return;
    const next = measure(list, shape);
    if (layout && isSame(layout, next)) return;
    setLayout(next);
  });

  useLayoutEffect(() => {
    update();
    const resizes = new ResizeObserver(() => update());
    if (ref.current) resizes.observe(ref.current);
    // What is above the list moves it without changing its own size.
    resizes.observe(document.body);
    return () => resizes.disconnect();
  }, [ref, shape.ratio, shape.captionHeight]);

  const before = useRef(layout);
  useLayoutEffect(() => {
    const isFirst = before.current === undefined;
    before.current = layout;
    if (!layout) return;
    if (isFirst) {
      if (scrollY !== startY) scrollTo({ top: startY, behavior: 'instant' });
      anchor.current = anchorAt(scrollY, layout);
    } else if (anchor.current) scrollTo({ top: scrollTopOf(anchor.current, layout), behavior: 'instant' });
  }, [layout, startY]);

  /** Tells that the page was scrolled in the layout on screen. */
  const noteScroll = () => {
    if (layout) anchor.current = anchorAt(scrollY, layout);
  };

  return { layout, noteScroll };
}
