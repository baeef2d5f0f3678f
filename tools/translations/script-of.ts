/** The script of a language: `Latn`, `Cyrl`, `Jpan` … */
export function scriptOf(languageTag: string): string {
  return new Intl.Locale(languageTag).maximize().script ?? 'Latn';
}
