import type { ReactNode } from 'react';
import type { PrefetchContext } from '@playfront/api-client';
import { collectionMessage, GameShelf, prefetchIndex } from '@playfront/casino';
import { prefetchSlides } from '@playfront/content';
import { useFormat } from '@playfront/i18n';
import { buttonClass } from '@playfront/ui';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { FairnessFacts } from '../fairness/FairnessFacts.tsx';
import { PageLink } from '../navigation/PageLink.tsx';

export const prefetch = (context: PrefetchContext) => Promise.all([prefetchSlides(context), prefetchIndex(context)]);

type Props = { readonly className: string | undefined; readonly leadClassName: string | undefined; readonly banner: ReactNode };

/** The index page: introduction, most played and newest games, how it works. */
export function IndexPage({ className = '', leadClassName, banner }: Props) {
  const format = useFormat();
  return (
    <main id="content" className={`wrap ${className}`}>
      <PanelBoundary hasFallback={false}>{banner}</PanelBoundary>
      <section className={leadClassName}>
        <div>
          <h1>{format.text('site.index.heading')}</h1>
          <p>{format.text('site.index.lead')}</p>
        </div>
        <PageLink to="casino" className={buttonClass({ size: 'l' })}>
          {format.text('site.index.to_casino')}
        </PageLink>
      </section>
      <PanelBoundary>
        <GameShelf title={format.text(collectionMessage['popular-casino'])} filter={{ collection: 'popular-casino' }} />
      </PanelBoundary>
      <PanelBoundary>
        <GameShelf title={format.text(collectionMessage['new-games'])} filter={{ collection: 'new-games' }} />
      </PanelBoundary>
      <PanelBoundary>
        <FairnessFacts />
      </PanelBoundary>
    </main>
  );
}
