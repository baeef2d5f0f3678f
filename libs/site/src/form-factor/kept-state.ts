import type { Drafts } from '@playfront/forms/drafts';
import type { KeptPlace } from './restore-place.ts';
import { keptKey } from '../state/reload-marks.ts';

/**
 * What a swap of builds keeps besides address and session (issue "Split at 990 px"), and a change of language of the drafts: it is in session
 * storage until the next page reads it, or the session ends.
 */
export type KeptState = {
  /** Path and query of the page; the state is only restored there. */
  readonly address: string;
  readonly overlay: string | undefined;
  readonly wantedPath: string | undefined;
  readonly isWelcomeOpen: boolean;
  /** Relative, because the pages of both builds differ in height. */
  readonly place: KeptPlace;
  readonly drafts: Drafts;
};

/** Returns whether the state was stored: it is not if storage is full or forbidden. */
export function keepState(state: KeptState): boolean {
  try {
    sessionStorage.setItem(keptKey, JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string';

function isPlace(value: unknown): value is KeptPlace {
  const { scrolled, focus } = (value ?? {}) as Record<string, unknown>;
  if (typeof scrolled !== 'number') return false;
  if (focus === undefined) return true;
  const { name, place, top } = (focus ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof place === 'number' && typeof top === 'number';
}

function isKeptState(value: unknown): value is KeptState {
  const { address, overlay, wantedPath, isWelcomeOpen, place, drafts } = (value ?? {}) as Record<string, unknown>;
  const isOfKind = typeof address === 'string' && isText(overlay) && isText(wantedPath) && typeof isWelcomeOpen === 'boolean';
  return isOfKind && isPlace(place) && typeof drafts === 'object' && drafts !== null;
}

/** Returns and removes the state stored for this URL. */
export function takeKeptState(address: string): KeptState | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptKey) ?? 'null');
    sessionStorage.removeItem(keptKey);
    return isKeptState(kept) && kept.address === address ? kept : undefined;
  } catch {
    return undefined;
  }
}
