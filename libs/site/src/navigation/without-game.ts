/** Removes the game from a query: any navigation or change of language ends game play (spec §2). */
export function withoutGame(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('game')) return search;
  query.delete('game');
  query.delete('mode');
  const rest = query.toString();
  return rest ? `?${rest}` : '';
}
