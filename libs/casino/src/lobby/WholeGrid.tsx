import { useCallback } from 'react';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { VirtualGrid } from '@playfront/ui/grid';
import type { GameFilter } from '../catalogue/catalogue.queries.ts';
import { useGameLinks } from '../game-play/useGameLinks.ts';
import { CasinoTile } from './CasinoTile.tsx';
import { gridSize } from './lobby-shelves.ts';
import { useGamePages } from './useGamePages.ts';
import styles from './WholeGrid.module.css';

/** All games of a filter at their full length: pages come as they come into view. Loaded with the first press on "Show more". */
export function WholeGrid({ filter, title, count, isByKey }: { filter: GameFilter; title: string; count: number; isByKey: boolean }) {
  const format = useFormat();
  const links = useGameLinks();
  const { gameAt, showRange, fault } = useGamePages(filter);
  const renderTile = useCallback(
    (index: number) => {
      const game = gameAt(index);
      return game && <CasinoTile key={game.id} game={game} links={links} />;
    },
    [gameAt, links],
  );
  const colorOf = useCallback((index: number) => gameAt(index)?.thumb.dominant, [gameAt]);
  return (
    <>
      <VirtualGrid
        label={title}
        count={count}
        renderTile={renderTile}
        colorOf={colorOf}
        onRange={showRange}
        // Who pressed "Show more" by key goes on from there, at the first game that came.
        focusedIndex={isByKey ? gridSize : undefined}
      />
      {fault && (
        <div className={styles.fault}>
          <Notice
            kind="danger"
            action={
              <Button size="s" onClick={fault.retry} isBusy={fault.isRetrying}>
                {format.text('casino.lobby.retry')}
              </Button>
            }
          >
            {format.text('casino.lobby.errorTitle')}
          </Notice>
        </div>
      )}
    </>
  );
}
