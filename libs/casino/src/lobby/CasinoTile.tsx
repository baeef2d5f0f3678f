import { lazy, Suspense, useState } from 'react';
import type { Game } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { GameTile } from '@playfront/ui';
import type { GameLinks } from '../game-play/useGameLinks.ts';

const TileJackpot = lazy(() => import('./TileJackpot.tsx').then((module) => ({ default: module.TileJackpot })));
const TileOverlay = lazy(() => import('./TileOverlay.tsx').then((module) => ({ default: module.TileOverlay })));

/**
 * A tile that links to a game (with real money if signed in, otherwise free), or opens its sheet. Its actions and facts are loaded once it is hovered
 * or focused, because a lobby has a hundred tiles. `links` are those of its list; in a list of jackpots each tile shows its own.
 */
export function CasinoTile({ game, links, showsJackpot = false }: { game: Game; links: GameLinks; showsJackpot?: boolean }) {
  const format = useFormat();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const { name, provider } = game;

  return (
    // The handlers only add actions that the link also offers; nothing needs a pointer.
    <div onPointerEnter={() => setIsPointedAt(true)} onFocus={() => setIsPointedAt(true)}>
      <GameTile
        name={name}
        provider={provider.name}
        art={game.thumb}
        label={format.text('casino.tile.name', { name, provider: provider.name })}
        tag={game.is_new ? format.text('casino.tile.new') : undefined}
        // The label is repeated because the linter does not see spread props.
        link={(link) => <a {...link} {...links.play(game)} aria-label={link['aria-label']} />}
        caption={
          showsJackpot &&
          game.jackpot && (
            <Suspense>
              <TileJackpot game={game} jackpot={game.jackpot} />
            </Suspense>
          )
        }
        overlay={
          isPointedAt && (
            <Suspense>
              <TileOverlay game={game} links={links} />
            </Suspense>
          )
        }
      />
    </div>
  );
}
