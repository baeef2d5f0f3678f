const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** Whether a name has the words that were typed in it, without regard to case and accents. */
export const matchesText = (name: string, typed: string): boolean =>
  plain(typed)
    .split(/\s+/)
    .every((word) => plain(name).includes(word));
