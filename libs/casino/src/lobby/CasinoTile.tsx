import { useState } from 'react';
import type { Game } from '@playfront/api-contract';
import { Message, useFormat } from '@playfront/i18n';
import { buttonClass, GameTile } from '@playfront/ui';
import { IconPlayerPlayFilled } from '@playfront/ui/icons';
import { volatilityMessage } from '../catalogue/game.messages.ts';
import type { GameLinks } from '../game-play/useGameLinks.ts';

/**
 * A tile that links to a game (with real money if signed in, otherwise free). Its actions and facts are rendered once it is hovered or focused,
 * because a lobby has a hundred tiles. A game in maintenance has no link; `isReachable` makes its tile focusable anyway.
 * `links` are those of its list.
 */
export function CasinoTile({ game, links, isReachable = false }: { game: Game; links: GameLinks; isReachable?: boolean }) {
  const format = useFormat();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const isOpen = game.status === 'active';

  return (
    // The handlers only add actions that the link also offers; nothing needs a pointer.
    <div onPointerEnter={() => setIsPointedAt(true)} onFocus={() => setIsPointedAt(true)}>
      <GameTile
        name={game.name}
        provider={game.provider.name}
        art={game.thumb}
        label={format.text(isOpen ? 'casino.tile.name' : 'casino.tile.maintenance_name', { name: game.name, provider: game.provider.name })}
        // Strings, so that the tile can repeat cut-off text in a `title`.
        unavailable={isOpen ? undefined : format.text('casino.tile.maintenance')}
        tag={game.is_new ? format.text('casino.tile.new') : undefined}
        link={(link) =>
          isOpen ? (
            // The label is repeated because the linter does not see spread props.
            <a {...link} {...links.play(game)} aria-label={link['aria-label']} />
          ) : (
            // A link without a target, labelled as in maintenance.
            <span {...link} role="link" aria-disabled="true" {...(isReachable ? { tabIndex: 0 } : {})} />
          )
        }
        actions={
          isPointedAt && isOpen ? (
            <>
              <a
                {...links.to(game, 'real')}
                aria-label={format.text('casino.tile.play_name', { name: game.name })}
                className={buttonClass({ variant: 'action' })}
              >
                <IconPlayerPlayFilled size={16} /> <Message id="casino.tile.play" />
              </a>
              {game.has_demo && (
                <a
                  {...links.to(game, 'demo')}
                  aria-label={format.text('casino.tile.demo_name', { name: game.name })}
                  className={buttonClass({ variant: 'glass' })}
                >
                  <Message id="casino.tile.demo" />
                </a>
              )}
            </>
          ) : undefined
        }
        facts={
          isPointedAt && isOpen
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
