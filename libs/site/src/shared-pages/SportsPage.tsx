import { Message } from '@playfront/i18n';
import { prefetchSports, SportsView } from '@playfront/sportsbook/events';
import { buttonClass } from '@playfront/ui';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { PageLink } from '../pages/PageLink.tsx';
import styles from './page.module.css';

export const prefetch = prefetchSports;

/** Sports, where the operator offers it (spec §4). */
export function Page() {
  return (
    <main id="content" className={`wrap ${styles.page} ${styles.list}`}>
      <h1>
        <Message id="site.page.sports.title" />
      </h1>
      <PanelBoundary>
        <SportsView
          casinoLink={
            <PageLink to="casino" className={buttonClass({ size: 'l' })}>
              <Message id="site.index.toCasino" />
            </PageLink>
          }
        />
      </PanelBoundary>
    </main>
  );
}
