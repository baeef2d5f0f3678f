// Breaks a title into lines.

/** Words that must not be alone on a line. */
const connectors = new Set(['of', 'the', 'and', '&', 'to', 'in', 'a', 'и', 'και']);

function cost(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.length);
  const longest = Math.max(...lengths);
  return (
    longest +
    (longest - Math.min(...lengths)) * 0.35 +
    (lines.length === 3 ? 7 : 0) +
    ((lengths[0] ?? 0) < (lengths.at(-1) ?? 0) ? 0.4 : 0) +
    lines.filter((line) => connectors.has(line.toLowerCase())).length * 20
  );
}

/** Titles in a script without spaces that have more letters than this are broken into two lines. */
const longestUnspaced = 6;

/** Breaks a title into two lines of similar length, or three if a line would be too long. */
export function linesOf(title: string, unspaced: boolean): string[] {
  const words = title.split(' ');
  const [only = ''] = words;
  if (words.length === 1) {
    const letters = [...only];
    if (!unspaced || letters.length <= longestUnspaced) return [only];
    const half = Math.ceil(letters.length / 2);
    return [letters.slice(0, half).join(''), letters.slice(half).join('')];
  }
  const cut = (...ends: number[]): string[] => [...ends, words.length].map((end, i) => words.slice(ends[i - 1] ?? 0, end).join(' '));
  const options: string[][] = [];
  for (let i = 1; i < words.length; i++) {
    options.push(cut(i));
    for (let j = i + 1; j < words.length; j++) options.push(cut(i, j));
  }
  return options.reduce((best, lines) => (cost(lines) < cost(best) ? lines : best));
}
