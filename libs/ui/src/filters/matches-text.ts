import { searchKey } from '@playfront/typed-text';

/** Whether a name contains all typed words, as `searchKey` compares them. */
export function matchesText(name: string, typed: string): boolean {
  const key = searchKey(name);
  return searchKey(typed)
    .split(' ')
    .every((word) => key.includes(word));
}
