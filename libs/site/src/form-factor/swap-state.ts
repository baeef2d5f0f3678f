import type { Drafts } from '@playfront/forms/drafts';
import type { PagePosition } from './restore-place.ts';
import { swapStateKey } from '../state/reload-marks.ts';

/**
 * State that a swap of builds preserves besides URL and session (issue "Split at 990 px"); a change of language preserves only the drafts. It is
 * in session storage until the next page reads it or the session ends.
 */
export type SwapState = {
  /** Path and query of the page; the state is only restored there. */
  readonly address: string;
  readonly overlay: string | undefined;
  readonly wantedPath: string | undefined;
  readonly isWelcomeOpen: boolean;
  /** Relative, because the pages of both builds differ in height. */
  readonly place: PagePosition;
  readonly drafts: Drafts;
};

/** Returns whether the state was stored: it is not if storage is full or forbidden. */
export function storeSwapState(state: SwapState): boolean {
  try {
    sessionStorage.setItem(swapStateKey, JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string';

function isPosition(value: unknown): value is PagePosition {
  const { scrolled, focus } = (value ?? {}) as Record<string, unknown>;
  if (typeof scrolled !== 'number') return false;
  if (focus === undefined) return true;
  const { name, place, top } = (focus ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof place === 'number' && typeof top === 'number';
}

function isSwapState(value: unknown): value is SwapState {
  const { address, overlay, wantedPath, isWelcomeOpen, place, drafts } = (value ?? {}) as Record<string, unknown>;
  const hasValidFields = typeof address === 'string' && isText(overlay) && isText(wantedPath) && typeof isWelcomeOpen === 'boolean';
  return hasValidFields && isPosition(place) && typeof drafts === 'object' && drafts !== null;
}

/** Returns and removes the state stored for this URL. */
export function takeSwapState(address: string): SwapState | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(swapStateKey) ?? 'null');
    sessionStorage.removeItem(swapStateKey);
    return isSwapState(stored) && stored.address === address ? stored : undefined;
  } catch {
    return undefined;
  }
}
