import { searchKey } from '@playfront/typed-text';

/** Local storage key, version 1: recent searches, newest first. Cleared by the palette's button and at the end of a session. */
const recentKey = 'front.searches.1';
const mostRecent = 5;

const isWords = (value: unknown): value is string[] => Array.isArray(value) && value.every((word) => typeof word === 'string');

/** Recent searches on this device, newest first. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentKey) ?? '[]');
    return isWords(kept) ? kept.slice(0, mostRecent) : [];
  } catch {
    return [];
  }
}

/** Adds a search at the top of the list. */
export function rememberSearch(words: string): void {
  const text = words.trim();
  if (!text) return;
  const others = readRecentSearches().filter((other) => searchKey(other) !== searchKey(text));
  try {
    localStorage.setItem(recentKey, JSON.stringify([text, ...others].slice(0, mostRecent)));
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
