import { useSearchParams } from 'react-router-dom';
import { FairnessView } from '@playfront/account/fairness';
import { useFormat } from '@playfront/i18n';
import { gameLink } from '../fairness/round-links.tsx';
import styles from './page.module.css';

/** How rounds are drawn, the player's seeds, and the check of a round, which is in the URL. */
export function Page() {
  const { text } = useFormat();
  const [search, setSearch] = useSearchParams();
  return (
    <main id="content" className={`wrap ${styles.page} ${styles.list} ${styles.wide}`}>
      <h1>{text('site.page.fairness.title')}</h1>
      <FairnessView
        roundId={search.get('round') ?? undefined}
        onRoundChange={(round) => setSearch({ round }, { replace: true, preventScrollReset: true })}
        gameLink={gameLink}
      />
    </main>
  );
}
