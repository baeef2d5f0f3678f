import type { KeyboardEvent } from 'react';
import { tileStops } from './useRovingStop.ts';

/** Moves the focus between the tiles of a list by arrow keys, Home and End. Tiles without a link are skipped. */
export function moveTileFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const items = [...event.currentTarget.children] as HTMLElement[];
  const current = items.findIndex((item) => item.contains(event.target as Node));
  const reached = items.map((item) => item.querySelector<HTMLElement>(tileStops));
  const isInColumn = (at: number) => items[at]?.offsetLeft === items[current]?.offsetLeft;
  const found: Record<string, () => HTMLElement | null | undefined> = {
    ArrowRight: () => reached.find((stop, at) => stop && at > current),
    ArrowLeft: () => reached.findLast((stop, at) => stop && at < current),
    ArrowDown: () => reached.find((stop, at) => stop && at > current && isInColumn(at)),
    ArrowUp: () => reached.findLast((stop, at) => stop && at < current && isInColumn(at)),
    Home: () => reached.find(Boolean),
    End: () => reached.findLast(Boolean),
  };
  const stop = found[event.key]?.();
  if (!stop) return;
  event.preventDefault();
  stop.focus();
}
