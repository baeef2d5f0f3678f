/** Key of the last searches in local storage, version 1: a list of words, the newest first. The palette's button and the end of a session clear it. */
const recentKey = 'front.searches.1';
const mostRecent = 5;

const isWords = (value: unknown): value is string[] => Array.isArray(value) && value.every((word) => typeof word === 'string');

/** What was searched for on this device, the newest first. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentKey) ?? '[]');
    return isWords(kept) ? kept.slice(0, mostRecent) : [];
  } catch {
    return [];
  }
}

/** Puts a search before the others. */
export function rememberSearch(words: string): void {
  const text = words.trim();
  if (!text) return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(recentKey, JSON.stringify([text, ...others].slice(0, mostRecent)));
  } catch {
    // Not kept: the next search is typed.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(recentKey);
  } catch {
    // There is nothing to forget where nothing can be kept.
  }
}
