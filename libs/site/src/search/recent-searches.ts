import { searchKey } from '@playfront/typed-text';

/** Local storage key, version 1: recent searches, newest first. Cleared by the palette's button and at the end of a session. */
const recentKey = 'front.searches.1';
const maxSearches = 5;

const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Recent searches on this device, newest first. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recentKey) ?? '[]');
    return isTextList(stored) ? stored.slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

/** Adds a search at the top of the list. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (!text) return;
  const others = readRecentSearches().filter((other) => searchKey(other) !== searchKey(text));
  try {
    localStorage.setItem(recentKey, JSON.stringify([text, ...others].slice(0, maxSearches)));
  } catch {
    // Storage is forbidden: not stored.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(recentKey);
  } catch {
    // Storage is forbidden: nothing to clear.
  }
}
