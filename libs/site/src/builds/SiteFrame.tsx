import { Activity, Suspense, type ReactNode } from 'react';
import { GameActionsContext, useGameAddress, type GameAddress } from '@playfront/casino';
import { useFormat } from '@playfront/i18n';
import { LoadingBar, Toaster } from '@playfront/ui';
import { useLocation } from 'react-router-dom';
import { layoutAt, pages } from '../addresses/pages.ts';
import { PageErrorBoundary } from '../errors/PageErrorBoundary.tsx';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { ActivationSlot } from '../frame/ActivationSlot.tsx';
import { BareLayout } from '../frame/BareLayout.tsx';
import { SiteFooter } from '../frame/SiteFooter.tsx';
import { useRestoredPosition } from '../frame/useRestoredPosition.ts';
import { PageColumn } from '../layout/PageColumn.tsx';
import { loadingBar } from '../navigation/loading-bar.ts';
import type { Preloadable } from '../page-loading/preloadable.tsx';
import { PageOutlet } from '../access/PageOutlet.tsx';
import { SiteEffects } from '../start/SiteEffects.tsx';
import { SiteOverlays, type SiteOverlaysProps } from './SiteOverlays.tsx';
import { useGameActions } from './useGameActions.ts';

type Props = {
  readonly header: ReactNode;
  /** Fixed at the bottom of the page. */
  readonly bottomBar?: ReactNode;
  /** For the column of header, page and footer. */
  readonly className?: string | undefined;
  /** Replaces the page while the URL opens a game. */
  readonly GamePlay: Preloadable<{ address: GameAddress }>;
  readonly overlays: SiteOverlaysProps;
  /** A tile opens a sheet about its game instead of the game. */
  readonly hasGameSheet?: boolean;
};

/** Where a player arrives after registration and log-in, and the pages linked from there. */
const pagesWithActivationSlot = [pages.index, pages.casino, pages.liveCasino, pages.promotions, pages.account];
const hasActivationSlot = (pathname: string) => pagesWithActivationSlot.some(({ path }) => path === pathname);

/** The layouts of a build: header, page, footer and overlays; a bare container; or the game instead. */
export function SiteFrame({ header, bottomBar, className, GamePlay, overlays, hasGameSheet = false }: Props) {
  const format = useFormat();
  const { pathname } = useLocation();
  const layout = layoutAt(pathname);
  const { game } = useGameAddress();
  const gameActions = useGameActions(hasGameSheet, GamePlay.preload);
  useRestoredPosition(game !== undefined);
  const page = (
    <PageErrorBoundary>
      <PageOutlet />
    </PageErrorBoundary>
  );
  return (
    <Toaster label={format.text('site.toast.label')} closeLabel={format.text('site.toast.close')}>
      <GameActionsContext value={gameActions}>
        <SiteEffects />
        <LoadingBar bar={loadingBar} label={format.text('site.loading')} />
        {/* The lobby stays mounted behind the game, so that Back restores filter and scroll position. */}
        <Activity mode={game ? 'hidden' : 'visible'}>
          {layout === 'default' ? (
            <>
              <PageColumn className={className}>
                <PanelBoundary>{header}</PanelBoundary>
                {hasActivationSlot(pathname) && <ActivationSlot />}
                {page}
                <PanelBoundary>
                  <SiteFooter />
                </PanelBoundary>
              </PageColumn>
              {bottomBar && <PanelBoundary>{bottomBar}</PanelBoundary>}
            </>
          ) : (
            <BareLayout layout={layout}>{page}</BareLayout>
          )}
        </Activity>
        {game && (
          <PageErrorBoundary>
            <Suspense>
              <GamePlay address={game} />
            </Suspense>
          </PageErrorBoundary>
        )}
        <SiteOverlays {...overlays} />
      </GameActionsContext>
    </Toaster>
  );
}
