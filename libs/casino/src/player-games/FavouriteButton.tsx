import type { Game } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { IconButton, type IconButtonProps } from '@playfront/ui';
import { IconHeart, IconHeartFilled } from '@playfront/ui/icons';
import { useFavourite } from './useFavourite.ts';

/** The heart: marks a game as a favourite. */
export function FavouriteButton({ game, ...button }: { game: Game } & Pick<IconButtonProps, 'size' | 'isBoxed'>) {
  const format = useFormat();
  const { isFavourite, toggle } = useFavourite(game);
  return (
    <IconButton
      {...button}
      label={format.text('casino.favourite.label', { name: game.name })}
      icon={isFavourite ? <IconHeartFilled size={20} /> : <IconHeart size={20} />}
      aria-pressed={isFavourite}
      onClick={toggle}
    />
  );
}
