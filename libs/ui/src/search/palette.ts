import type { ReactNode } from 'react';

/** One thing to choose. */
export interface PaletteItem {
  /** Unlike any other's in the palette. */
  id: string;
  label: string;
  /** A dim word behind the name: the studio, how many games. */
  hint?: string | undefined;
  /** An icon, or a small picture by `PalettePicture`. */
  lead?: ReactNode;
  /** Makes it a link, so that it opens in another tab too; a plain press is `onChoose`'s. */
  href?: string | undefined;
}

/** Things of a kind, under their name. */
export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
}

/** What the palette shows under its field. */
export type PaletteResults =
  | { kind: 'ready'; groups: readonly PaletteGroup[] }
  | { kind: 'loading'; label: string }
  | { kind: 'empty'; title: string; text: string }
  | { kind: 'error'; title: string; retryLabel: string; onRetry: () => void };

/** The item a key leads to among `count`, round from the last to the first; nothing for a key that is not the list's. */
export function activeAfterKey(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return undefined;
}
