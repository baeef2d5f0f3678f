/** A pure function of a text that remembers what `most` texts came to, as the same few are asked for again and again; the oldest leaves first. Texts over `longest` letters are not kept. */
export function remembering<Result>(make: (text: string) => Result, most: number, longest = 200): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const made = make(text);
    if (text.length > longest) return made;
    known.set(text, made);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return made;
  };
}
