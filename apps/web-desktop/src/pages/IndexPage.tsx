import type { PrefetchContext } from '@playfront/api-client';
import { GameShelf, prefetchIndex } from '@playfront/casino';
import { HouseFacts, prefetchSlides } from '@playfront/content';
import { Message, useFormat } from '@playfront/i18n';
import { PageLink, PanelBoundary } from '@playfront/site';
import { buttonClass } from '@playfront/ui';
import { LobbyBanner } from '../lobby/LobbyBanner.tsx';
import styles from './IndexPage.module.css';

export const prefetch = (context: PrefetchContext) => Promise.all([prefetchSlides(context), prefetchIndex(context)]);

/** The index page: what the house is, what is played most, how it works. */
export function Page() {
  const format = useFormat();
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PanelBoundary isMissed={false}>
        <LobbyBanner />
      </PanelBoundary>
      <section className={styles.lead}>
        <div>
          <h1>
            <Message id="site.index.heading" />
          </h1>
          <p>
            <Message id="site.index.lead" />
          </p>
        </div>
        <PageLink to="casino" className={buttonClass({ size: 'l' })}>
          <Message id="site.index.toCasino" />
        </PageLink>
      </section>
      <PanelBoundary>
        <GameShelf title={format.text('casino.collection.popular-casino')} filter={{ collection: 'popular-casino' }} />
      </PanelBoundary>
      <PanelBoundary>
        <GameShelf title={format.text('casino.collection.new-games')} filter={{ collection: 'new-games' }} />
      </PanelBoundary>
      <PanelBoundary>
        <HouseFacts />
      </PanelBoundary>
    </main>
  );
}
