import type { KeptField } from './kept-fields.ts';
import type { KeptPlace } from './restore-place.ts';
import { keptKey } from './reload-marks.ts';

/**
 * What a swap of builds keeps besides address and session (issue "Split at 990 px"), and another language of what is typed: it lies in this
 * tab until the next page has it, or the session ends.
 */
export type KeptState = {
  /** Path and query it was kept at; at another it is worth nothing. */
  readonly address: string;
  readonly overlay: string | undefined;
  readonly wantedPath: string | undefined;
  readonly isWelcomeOpen: boolean;
  /** The builds are not equally long. */
  readonly place: KeptPlace;
  readonly fields: readonly KeptField[];
};

/** Answers whether it is kept: where storage is full or forbidden, the next page has address and session only. */
export function keepState(state: KeptState): boolean {
  try {
    sessionStorage.setItem(keptKey, JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string';

function isKeptField(value: unknown): value is KeptField {
  const { name, place, value: held } = (value ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof place === 'number' && (typeof held === 'string' || typeof held === 'boolean');
}

function isPlace(value: unknown): value is KeptPlace {
  const { scrolled, focus } = (value ?? {}) as Record<string, unknown>;
  if (typeof scrolled !== 'number') return false;
  if (focus === undefined) return true;
  const { name, place, top } = (focus ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof place === 'number' && typeof top === 'number';
}

function isKeptState(value: unknown): value is KeptState {
  const { address, overlay, wantedPath, isWelcomeOpen, place, fields } = (value ?? {}) as Record<string, unknown>;
  const isOfKind = typeof address === 'string' && isText(overlay) && isText(wantedPath) && typeof isWelcomeOpen === 'boolean';
  return isOfKind && isPlace(place) && Array.isArray(fields) && fields.every(isKeptField);
}

/** Takes what was kept at this address, once. */
export function takeKeptState(address: string): KeptState | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptKey) ?? 'null');
    sessionStorage.removeItem(keptKey);
    return isKeptState(kept) && kept.address === address ? kept : undefined;
  } catch {
    return undefined;
  }
}
