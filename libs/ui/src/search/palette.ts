import type { ReactNode } from 'react';

/** One result. */
export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** Dim text after the name: the studio, the number of games. */
  hint?: string | undefined;
  /** Dim text below the name, in full. */
  detail?: string | undefined;
  /** An icon or a `PaletteImage`. */
  lead?: ReactNode;
  /** Cannot be chosen; the detail says why. */
  isDisabled?: boolean | undefined;
  /** Makes it a link that can be opened in a new tab; a plain click calls `onChoose`. */
  href?: string | undefined;
}

/** Items of one kind with a heading. */
export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
  /** More items are loading. */
  isLoading?: boolean | undefined;
}

/** Content of the palette below its field. */
export type PaletteResults =
  | { kind: 'ready'; groups: readonly PaletteGroup[] }
  | { kind: 'empty'; title: string; text: string }
  | { kind: 'error'; title: string; retryLabel: string; onRetry: () => void };

/** The item that a key moves to among `count`, wrapping around; undefined for other keys. */
export function activeAfterKey(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return undefined;
}
