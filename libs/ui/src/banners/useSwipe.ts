import { useRef } from 'react';
import type { DragEvent, MouseEvent, PointerEvent } from 'react';

/** Movement after which a press is a swipe, and how much more horizontal than vertical it must be. */
const swipePx = 40;
const flatness = 1.5;

/** Calls `onSwipe` with 1 for a swipe to the left (next) and −1 for one to the right. The click at the end of a swipe is suppressed. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const wasSwiped = useRef(false);

  const onPointerDown = ({ clientX, clientY }: PointerEvent) => {
    start.current = { x: clientX, y: clientY };
    wasSwiped.current = false;
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const from = start.current;
    start.current = undefined;
    if (!from) return;
    const across = clientX - from.x;
    if (Math.abs(across) < swipePx || Math.abs(across) < Math.abs(clientY - from.y) * flatness) return;
    wasSwiped.current = true;
    onSwipe(across < 0 ? 1 : -1);
  };
  const onPointerCancel = () => {
    start.current = undefined;
  };
  const onClickCapture = (event: MouseEvent) => {
    if (!wasSwiped.current) return;
    wasSwiped.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  // Otherwise the browser would drag the link or image.
  const onDragStart = (event: DragEvent) => event.preventDefault();

  return { onPointerDown, onPointerUp, onPointerCancel, onClickCapture, onDragStart };
}
