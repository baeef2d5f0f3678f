import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';

/** Direction in which the overlay closes. */
export type DragDirection = 'left' | 'right' | 'down';

interface Drag {
  startX: number;
  startY: number;
  startedMs: number;
  isFollowing: boolean;
}

/** Movement after which a touch is a drag. */
const slopPx = 8;
/** It closes if released beyond this part of its size, or faster than this speed. */
const closeShare = 0.3;
const closePxPerMs = 0.6;

const travelOf = (direction: DragDirection, drag: Drag, event: PointerEvent) => {
  const across = event.clientX - drag.startX;
  return Math.max(0, { left: -across, right: across, down: event.clientY - drag.startY }[direction]);
};

const transformOf = (direction: DragDirection, travelPx: number) =>
  ({ left: `translateX(${-travelPx}px)`, right: `translateX(${travelPx}px)`, down: `translateY(${travelPx}px)` })[direction];

/** Lets an overlay be dragged closed. Spread the handlers on the handle and set `target` on the moving element. */
export function useDragToClose(direction: DragDirection, target: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag | null>(null);

  const settle = (element: HTMLElement) => {
    element.style.transition = 'transform var(--d3) var(--ease)';
    element.style.transform = '';
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || direction === 'down') {
      drag.current = { startX: event.clientX, startY: event.clientY, startedMs: event.timeStamp, isFollowing: false };
    }
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    const element = target.current;
    if (!now || !element) return;
    const travelPx = travelOf(direction, now, event);
    if (!now.isFollowing && travelPx > slopPx) {
      now.isFollowing = true;
      // Touch pointers are captured implicitly.
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
      element.style.transition = 'none';
    }
    if (now.isFollowing) element.style.transform = transformOf(direction, travelPx);
  };

  const onPointerUp = (event: PointerEvent) => {
    const now = drag.current;
    const element = target.current;
    drag.current = null;
    if (!now?.isFollowing || !element) return;
    const travelPx = travelOf(direction, now, event);
    const sizePx = direction === 'down' ? element.offsetHeight : element.offsetWidth;
    const isFast = travelPx / Math.max(1, event.timeStamp - now.startedMs) > closePxPerMs;
    if (isFast || travelPx > sizePx * closeShare) onClose();
    else settle(element);
  };

  const onPointerCancel = () => {
    const wasFollowing = drag.current?.isFollowing;
    drag.current = null;
    if (wasFollowing && target.current) settle(target.current);
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
