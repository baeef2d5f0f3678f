import { use } from 'react';
import type { Game } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { buttonClass, GameTileOverlay } from '@playfront/ui';
import { IconPlayerPlayFilled } from '@playfront/ui/icons';
import { volatilityMessage } from '../catalogue/game.messages.ts';
import { FavouriteButton } from '../player-games/FavouriteButton.tsx';
import type { GameLinks } from '../game-play/useGameLinks.ts';
import { GameActionsContext, usePrepareGame } from '../game-play/game-actions.ts';

/** Actions and facts of a tile. A separate chunk, loaded once a tile is hovered or focused. */
export function TileOverlay({ game, links }: { game: Game; links: GameLinks }) {
  const format = useFormat();
  const { DetailsLink } = use(GameActionsContext);
  usePrepareGame();
  const { name } = game;
  return (
    <GameTileOverlay
      name={name}
      provider={game.provider.name}
      actions={
        <>
          <a {...links.to(game, 'real')} aria-label={format.text('casino.tile.play_name', { name })} className={buttonClass({ variant: 'action' })}>
            <IconPlayerPlayFilled size={16} /> {format.text('casino.tile.play')}
          </a>
          {game.has_demo && (
            <a {...links.to(game, 'demo')} aria-label={format.text('casino.tile.demo_name', { name })} className={buttonClass({ variant: 'glass' })}>
              {format.text('casino.tile.demo')}
            </a>
          )}
        </>
      }
      facts={[
        { label: format.text('casino.tile.rtp'), value: format.percent(game.rtp) },
        { label: format.text('casino.tile.volatility'), value: format.text(volatilityMessage[game.volatility]) },
        { label: format.text('casino.tile.min_bet'), value: format.money(game.minBet) },
      ]}
      nameLink={
        DetailsLink && (
          <DetailsLink slug={game.slug} aria-label={format.text('casino.tile.details', { name })}>
            {name}
          </DetailsLink>
        )
      }
      favourite={<FavouriteButton game={game} size="s" />}
    />
  );
}
