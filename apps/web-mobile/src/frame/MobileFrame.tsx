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
import { MobileGamePlay } from '../game-play/game-play.ts';
import { MobileHeader } from '../header/MobileHeader.tsx';
import { BottomBar } from './BottomBar.tsx';
import styles from './MobileFrame.module.css';
import { MobileOverlays } from './MobileOverlays.tsx';

/** The layouts at 990 px and below: header, page, footer, bottom bar; a bare container; or the game in place of all that. */
export function MobileFrame() {
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
          <>
            <PageColumn className={styles.column}>
              <PanelBoundary>
                <MobileHeader />
              </PanelBoundary>
              <ErrorNet>
                <PageOutlet />
              </ErrorNet>
              <PanelBoundary>
                <SiteFooter />
              </PanelBoundary>
            </PageColumn>
            <PanelBoundary>
              <BottomBar />
            </PanelBoundary>
          </>
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
            <MobileGamePlay address={game} />
          </Suspense>
        </ErrorNet>
      )}
      <MobileOverlays />
    </Toaster>
  );
}
