import { isSafePath } from '@playfront/api-contract';

/** The path if it is safe to navigate to, otherwise the locale's home. */
export function safePathOr(path: string | null | undefined, home: string): string {
  return path && isSafePath(path) ? path : home;
}
