import { useFormat } from '@playfront/i18n';

/** Title of a self-exclusion: with its end, if known. */
export function useExclusionTitle(): (exclusion: { readonly until: string | null } | undefined) => string {
  const { text, date } = useFormat();
  return (exclusion) => {
    if (!exclusion) return text('auth.excluded.title');
    return exclusion.until === null ? text('auth.excluded.title_for_good') : text('auth.excluded.title_until', { date: date(exclusion.until) });
  };
}
