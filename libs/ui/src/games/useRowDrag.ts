import { useRef } from 'react';
import type { DragEvent, MouseEvent, PointerEvent } from 'react';

interface RowDrag {
  startX: number;
  startScroll: number;
  lastX: number;
  lastMs: number;
  pxPerMs: number;
  isDragging: boolean;
}

/** Movement after which a press counts as a drag. */
const slopPx = 6;
/** After release, the row continues at its last speed for this time. */
const runOnMs = 180;

/**
 * Lets a mouse drag a horizontal row, as touch does natively. Spread the handlers on the scrolling element, which has `data-dragging` during a drag.
 * The click at the end of a drag is suppressed.
 */
export function useRowDrag() {
  const drag = useRef<RowDrag>(undefined);
  const wasDragged = useRef(false);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const { clientX, currentTarget, timeStamp } = event;
    drag.current = {
      startX: clientX,
      startScroll: currentTarget.scrollLeft,
      lastX: clientX,
      lastMs: timeStamp,
      pxPerMs: 0,
      isDragging: false,
    };
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now) return;
    const { clientX, currentTarget, pointerId, timeStamp } = event;
    const travelPx = clientX - now.startX;
    if (!now.isDragging && Math.abs(travelPx) > slopPx) {
      now.isDragging = true;
      currentTarget.setPointerCapture(pointerId);
      // CSS disables scroll snapping and smooth scrolling while this is set.
      currentTarget.dataset['dragging'] = '';
    }
    if (!now.isDragging) return;
    now.pxPerMs = (clientX - now.lastX) / Math.max(1, timeStamp - now.lastMs);
    now.lastX = clientX;
    now.lastMs = timeStamp;
    currentTarget.scrollLeft = now.startScroll - travelPx;
  };

  const onPointerUp = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    drag.current = undefined;
    if (!now?.isDragging) return;
    wasDragged.current = true;
    delete currentTarget.dataset['dragging'];
    currentTarget.scrollBy({ left: -now.pxPerMs * runOnMs });
  };

  const onClickCapture = (event: MouseEvent) => {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  };

  // Otherwise the browser would drag the link or image.
  const onDragStart = (event: DragEvent) => event.preventDefault();

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture, onDragStart };
}
