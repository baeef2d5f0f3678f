import type { PrefetchContext } from '@playfront/api-client';
import { prefetchPromotions, PromotionList } from '@playfront/content/promotions';
import { useSportsAvailable } from '@playfront/sportsbook';
import { pagePath } from '../addresses/pages.ts';
import '@playfront/ui/print.css';
import styles from './page.module.css';
import { promotionPaths } from './promotion-paths.ts';

export const prefetch = (context: PrefetchContext) => prefetchPromotions(context);

/** All promotions, and the form to check a code. */
export function Page() {
  const isSportsAvailable = useSportsAvailable();
  return (
    <main id="content" className={`wrap ${styles.page} ${styles.view}`}>
      <PromotionList paths={{ ...promotionPaths, sports: isSportsAvailable ? pagePath({ to: 'sports' }) : undefined }} />
    </main>
  );
}
