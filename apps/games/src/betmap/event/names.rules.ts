/** `count` different names for a game: the same for every round of it, and others for another game. */
export function namesFor(slug: string, names: readonly string[], count: number): readonly string[] {
  const seed = [...slug].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return Array.from({ length: count }, (_, index) => names[(seed + index) % names.length] ?? '');
}
