import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Game } from '@playfront/api-contract';
import { useIsSignedIn } from '@playfront/auth';
import { Message, useFormat } from '@playfront/i18n';
import { buttonClass, GameTile } from '@playfront/ui';
import { IconPlayerPlayFilled } from '@playfront/ui/icons';
import { volatilityMessage } from '../catalogue/game-words.ts';
import { gameSearch, useGameAddress, type GameHistoryState } from '../game-play/useGameAddress.ts';

/**
 * A game on a shelf. The tile is a link that plays (with real money when signed in, else free); pointing at it or focusing it adds the
 * choices and facts, which are not drawn before: a lobby has a hundred of these. A game in maintenance is shown and leads nowhere;
 * `isReachable` lets the focus come to it even so.
 */
export function CasinoTile({ game, isReachable = false }: { game: Game; isReachable?: boolean }) {
  const format = useFormat();
  const isSignedIn = useIsSignedIn();
  const { search, game: openGame } = useGameAddress();
  const { state } = useLocation();
  // From beside a running game the next one takes its place, so that closing still leads to the lobby.
  const history = openGame ? { replace: true, state } : { state: { isOpenedFromLobby: true } satisfies GameHistoryState };
  const [isPointedAt, setIsPointedAt] = useState(false);
  const isOpen = game.status === 'active';
  const real = gameSearch(search, game.slug, 'real');
  const demo = gameSearch(search, game.slug, 'demo');

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
            <Link {...link} {...history} to={{ search: isSignedIn || !game.has_demo ? real : demo }} preventScrollReset />
          ) : (
            // Named for what it is, and nowhere to go.
            <span {...link} role="link" aria-disabled="true" {...(isReachable ? { tabIndex: 0 } : {})} />
          )
        }
        actions={
          isPointedAt && isOpen ? (
            <>
              <Link
                {...history}
                to={{ search: real }}
                preventScrollReset
                aria-label={format.text('casino.tile.playName', { name: game.name })}
                className={buttonClass({ variant: 'action' })}
              >
                <IconPlayerPlayFilled size={16} /> <Message id="casino.tile.play" />
              </Link>
              {game.has_demo && (
                <Link
                  {...history}
                  to={{ search: demo }}
                  preventScrollReset
                  aria-label={format.text('casino.tile.demoName', { name: game.name })}
                  className={buttonClass({ variant: 'glass' })}
                >
                  <Message id="casino.tile.demo" />
                </Link>
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
