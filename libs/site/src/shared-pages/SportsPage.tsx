import type { PrefetchContext } from '@playfront/api-client';
import { collectionMessage, GameShelf, prefetchIndex } from '@playfront/casino';
import { useFormat } from '@playfront/i18n';
import { useSportsAvailable } from '@playfront/sportsbook';
import { prefetchSports, SportsView } from '@playfront/sportsbook/events';
import { buttonClass } from '@playfront/ui';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { PageLink } from '../navigation/PageLink.tsx';
import styles from './page.module.css';

export const prefetch = (context: PrefetchContext) => Promise.all([prefetchSports(context), prefetchIndex(context)]);

/** Sports if the operator offers it (spec §4), otherwise popular casino games. */
export function Page() {
  const { text } = useFormat();
  const isAvailable = useSportsAvailable();
  return (
    <main id="content" className={`wrap ${styles.page} ${styles.list} ${isAvailable ? '' : styles.wide}`}>
      <h1>{text('site.page.sports.title')}</h1>
      <PanelBoundary>
        <SportsView
          casinoLink={
            <PageLink to="casino" className={buttonClass({ size: 'l' })}>
              {text('site.index.to_casino')}
            </PageLink>
          }
        />
      </PanelBoundary>
      {!isAvailable && (
        <PanelBoundary hasFallback={false}>
          <GameShelf title={text(collectionMessage['popular-casino'])} filter={{ collection: 'popular-casino' }} />
        </PanelBoundary>
      )}
    </main>
  );
}
