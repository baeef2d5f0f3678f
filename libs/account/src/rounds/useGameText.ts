import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@playfront/i18n';
import type { GameText } from '@playfront/i18n/game-text';

/** The messages of the games, which name spots and moves; they load with the first round. Undefined text: they could not be loaded. */
export function useGameText(): { readonly gameText: GameText | undefined; readonly isLoading: boolean } {
  const locale = useLocale();
  const { data, isPending } = useQuery({
    queryKey: ['gameText', locale],
    queryFn: async () => (await import('@playfront/i18n/game-text')).loadGameText(locale),
    staleTime: Infinity,
  });
  return { gameText: data, isLoading: isPending };
}
