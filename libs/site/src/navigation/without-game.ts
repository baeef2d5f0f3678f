/** A query without the game it opens: any navigation ends game play (spec §2), a change of language too. */
export function withoutGame(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('game')) return search;
  query.delete('game');
  query.delete('mode');
  const rest = query.toString();
  return rest ? `?${rest}` : '';
}
