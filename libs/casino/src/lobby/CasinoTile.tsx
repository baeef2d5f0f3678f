import { useState } from 'react';
import type { Game } from '@playfront/api-contract';
import { Message, useFormat } from '@playfront/i18n';
import { buttonClass, GameTile } from '@playfront/ui';
import { IconPlayerPlayFilled } from '@playfront/ui/icons';
import { volatilityMessage } from '../catalogue/game-words.ts';
import type { GameLinks } from '../game-play/useGameLinks.ts';

/**
 * A game on a shelf. The tile is a link that plays (with real money when signed in, else free); pointing at it or focusing it adds the
 * choices and facts, which are not drawn before: a lobby has a hundred of these. A game in maintenance is shown and leads nowhere;
 * `isReachable` lets the focus come to it even so. `links` are those of its list.
 */
export function CasinoTile({ game, links, isReachable = false }: { game: Game; links: GameLinks; isReachable?: boolean }) {
  const format = useFormat();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const isOpen = game.status === 'active';

  return (
    // The handlers only fill in what the link already leads to; nothing here is reached by pointer alone.
    <div onPointerEnter={() => setIsPointedAt(true)} onFocus={() => setIsPointedAt(true)}>
      <GameTile
        name={game.name}
        provider={game.provider.name}
        art={game.thumb}
        label={format.text(isOpen ? 'casino.tile.name' : 'casino.tile.maintenanceName', { name: game.name, provider: game.provider.name })}
        // As texts: what a narrow tile cuts of them is in their title.
        unavailable={isOpen ? undefined : format.text('casino.tile.maintenance')}
        tag={game.is_new ? format.text('casino.tile.new') : undefined}
        link={(link) =>
          isOpen ? (
            // Its name once more: the linter does not look into what is spread.
            <a {...link} {...links.play(game)} aria-label={link['aria-label']} />
          ) : (
            // Named for what it is, and nowhere to go.
            <span {...link} role="link" aria-disabled="true" {...(isReachable ? { tabIndex: 0 } : {})} />
          )
        }
        actions={
          isPointedAt && isOpen ? (
            <>
              <a
                {...links.to(game, 'real')}
                aria-label={format.text('casino.tile.playName', { name: game.name })}
                className={buttonClass({ variant: 'action' })}
              >
                <IconPlayerPlayFilled size={16} /> <Message id="casino.tile.play" />
              </a>
              {game.has_demo && (
                <a
                  {...links.to(game, 'demo')}
                  aria-label={format.text('casino.tile.demoName', { name: game.name })}
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
                { label: format.text('casino.tile.minBet'), value: format.money(game.minBet) },
              ]
            : undefined
        }
      />
    </div>
  );
}
