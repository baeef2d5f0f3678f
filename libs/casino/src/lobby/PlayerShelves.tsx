import { useFormat } from '@playfront/i18n';
import { ContinueCard, Shelf } from '@playfront/ui';
import { useGameLinks } from '../game-play/useGameLinks.ts';
import { useFavourites } from '../player-games/useFavourite.ts';
import { useRecentGames } from '../player-games/useRecentGames.ts';
import { GameShelf } from './GameShelf.tsx';

/** The shelves of a signed-in player: games to continue, and favourites. A separate chunk. */
export function PlayerShelves() {
  const format = useFormat();
  const links = useGameLinks();
  const recent = useRecentGames();
  const favourites = useFavourites().filter(({ status }) => status === 'active');
  // Until the games are known, nothing is rendered, and the lobby reserves the space of the first shelf.
  if (!recent) return null;
  return (
    <>
      {recent.length > 0 ? (
        <Shelf
          title={format.text('casino.shelf.continue')}
          items="card"
          previousLabel={format.text('casino.shelf.previous')}
          nextLabel={format.text('casino.shelf.next')}
        >
          {recent.map(({ game, openedAt, hasOpenRound }) => (
            <ContinueCard
              key={game.id}
              name={game.name}
              art={game.thumb}
              when={hasOpenRound ? format.text('casino.shelf.unfinished') : openedAt ? format.dateTime(openedAt) : game.provider.name}
              isUnfinished={hasOpenRound}
              actionLabel={format.text(hasOpenRound ? 'casino.shelf.resume' : 'casino.tile.play')}
              link={(link) => <a {...link} {...links.to(game, 'real')} aria-label={link['aria-label']} />}
            />
          ))}
        </Shelf>
      ) : (
        <span hidden />
      )}
      <GameShelf title={format.text('casino.shelf.favourites')} games={favourites} />
    </>
  );
}
