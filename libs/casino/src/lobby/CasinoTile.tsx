import { useState } from 'react';
import type { Game } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { buttonClass, GameTile } from '@playfront/ui';
import { IconPlayerPlayFilled } from '@playfront/ui/icons';
import { volatilityMessage } from '../catalogue/game.messages.ts';
import type { GameLinks } from '../game-play/useGameLinks.ts';

/**
 * A tile that links to a game (with real money if signed in, otherwise free). Its actions and facts are rendered once it is hovered or focused,
 * because a lobby has a hundred tiles. `links` are those of its list.
 */
export function CasinoTile({ game, links }: { game: Game; links: GameLinks }) {
  const format = useFormat();
  const [isPointedAt, setIsPointedAt] = useState(false);

  return (
    // The handlers only add actions that the link also offers; nothing needs a pointer.
    <div onPointerEnter={() => setIsPointedAt(true)} onFocus={() => setIsPointedAt(true)}>
      <GameTile
        name={game.name}
        provider={game.provider.name}
        art={game.thumb}
        label={format.text('casino.tile.name', { name: game.name, provider: game.provider.name })}
        tag={game.is_new ? format.text('casino.tile.new') : undefined}
        // The label is repeated because the linter does not see spread props.
        link={(link) => <a {...link} {...links.play(game)} aria-label={link['aria-label']} />}
        actions={
          isPointedAt ? (
            <>
              <a
                {...links.to(game, 'real')}
                aria-label={format.text('casino.tile.play_name', { name: game.name })}
                className={buttonClass({ variant: 'action' })}
              >
                <IconPlayerPlayFilled size={16} /> {format.text('casino.tile.play')}
              </a>
              {game.has_demo && (
                <a
                  {...links.to(game, 'demo')}
                  aria-label={format.text('casino.tile.demo_name', { name: game.name })}
                  className={buttonClass({ variant: 'glass' })}
                >
                  {format.text('casino.tile.demo')}
                </a>
              )}
            </>
          ) : undefined
        }
        facts={
          isPointedAt
            ? [
                { label: format.text('casino.tile.rtp'), value: format.percent(game.rtp) },
                { label: format.text('casino.tile.volatility'), value: format.text(volatilityMessage[game.volatility]) },
                { label: format.text('casino.tile.min_bet'), value: format.money(game.minBet) },
              ]
            : undefined
        }
      />
    </div>
  );
}
