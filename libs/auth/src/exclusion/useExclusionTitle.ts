import { useFormat } from '@playfront/i18n';

/** Names a self-exclusion with its end, or without it if the end is not known here. */
export function useExclusionTitle(): (exclusion: { readonly until: string | null } | undefined) => string {
  const { text, date } = useFormat();
  return (exclusion) => {
    if (!exclusion) return text('auth.excluded.title');
    return exclusion.until === null ? text('auth.excluded.title_for_good') : text('auth.excluded.title_until', { date: date(exclusion.until) });
  };
}
