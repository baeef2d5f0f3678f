const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** Whether a name contains all typed words, ignoring case and accents. */
export const matchesText = (name: string, typed: string): boolean =>
  plain(typed)
    .split(/\s+/)
    .every((word) => plain(name).includes(word));
