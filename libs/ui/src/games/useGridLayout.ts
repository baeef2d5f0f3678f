import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { anchorAt, scrollTopOf } from './grid-math.ts';
import type { GridAnchor, GridLayout } from './grid-math.ts';

interface Shape {
  /** Ratio of a tile's height to its width. */
  ratio: number;
  /** Space below each tile, in px. */
  captionHeight: number;
}

/** Columns and gap are read from the style sheet, the only place with breakpoints. */
function measure(list: HTMLElement, { ratio, captionHeight }: Shape): GridLayout {
  const style = getComputedStyle(list);
  const columns = Number(style.getPropertyValue('--count')) || 1;
  const gap = Number.parseInt(style.getPropertyValue('--gap'), 10) || 0;
  const { width, top } = list.getBoundingClientRect();
  const tileWidth = (width - (columns - 1) * gap) / columns;
  return { columns, gap, tileWidth, rowStep: tileWidth * ratio + captionHeight + gap, top: top + scrollY };
}

const isSame = (one: GridLayout, other: GridLayout) => one.columns === other.columns && one.rowStep === other.rowStep && one.top === other.top;

/** Measures a grid whenever it or the page changes size, and then keeps the tile at the top edge in place. */
export function useGridLayout(ref: RefObject<HTMLElement | null>, shape: Shape) {
  const [layout, setLayout] = useState<GridLayout>();
  const anchor = useRef<GridAnchor>(undefined);
  // Before the first measurement the list has no height, so the page would lose its scroll position.
  const [startY] = useState(() => scrollY);

  const update = useEffectEvent(() => {
    const list = ref.current;
    // The list has no size while a game hides it; the last measurement still applies.
    if (!list || list.clientWidth === 0) return;
    const next = measure(list, shape);
    if (layout && isSame(layout, next)) return;
    setLayout(next);
  });

  useLayoutEffect(() => {
    update();
    const resizes = new ResizeObserver(() => update());
    if (ref.current) resizes.observe(ref.current);
    // Content above the list moves it without changing its size.
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

  /** Call when the page was scrolled in the current layout. */
  const noteScroll = () => {
    if (layout) anchor.current = anchorAt(scrollY, layout);
  };

  return { layout, noteScroll };
}
