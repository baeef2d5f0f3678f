import { Activity, Suspense } from 'react';
import { useGameAddress } from '@playfront/casino';
import { useFormat } from '@playfront/i18n';
import { useLocation } from 'react-router-dom';
import {
  BareLayout,
  ErrorNet,
  layoutAt,
  loadingBar,
  PageColumn,
  PageOutlet,
  PanelBoundary,
  SiteEffects,
  SiteFooter,
  useKeptPlace,
} from '@playfront/site';
import { LoadingBar, Toaster } from '@playfront/ui';
import { DesktopGamePlay } from '../game-play/game-play.ts';
import { DesktopHeader } from '../header/DesktopHeader.tsx';
import { DesktopOverlays } from './DesktopOverlays.tsx';

/** The layouts over 990 px: header, page, footer, what lies over them; a bare container; or the game in place of all that. */
export function DesktopFrame() {
  const format = useFormat();
  const layout = layoutAt(useLocation().pathname);
  const { game } = useGameAddress();
  useKeptPlace(game !== undefined);
  return (
    <Toaster label={format.text('site.toast.label')} closeLabel={format.text('site.toast.close')}>
      <SiteEffects />
      <LoadingBar bar={loadingBar} label={format.text('site.loading')} />
      {/* The lobby stays as it was behind the game: Back finds filter and scroll position again. */}
      <Activity mode={game ? 'hidden' : 'visible'}>
        {layout === 'default' ? (
          <PageColumn>
            <PanelBoundary>
              <DesktopHeader />
            </PanelBoundary>
            <ErrorNet>
              <PageOutlet />
            </ErrorNet>
            <PanelBoundary>
              <SiteFooter />
            </PanelBoundary>
          </PageColumn>
        ) : (
          <BareLayout layout={layout}>
            <ErrorNet>
              <PageOutlet />
            </ErrorNet>
          </BareLayout>
        )}
      </Activity>
      {game && (
        <ErrorNet>
          <Suspense>
            <DesktopGamePlay address={game} />
          </Suspense>
        </ErrorNet>
      )}
      <DesktopOverlays />
    </Toaster>
  );
}
