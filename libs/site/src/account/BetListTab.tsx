import { useSearchParams } from 'react-router-dom';
import { periodOf, periodParams } from '@playfront/account';
import { BetListView } from '@playfront/account/bet-list';
import { useFormat } from '@playfront/i18n';
import { fairnessLink, gameLink } from '../fairness/round-links.tsx';

/** The bet list; its period and page number are in the URL. */
export function BetListTab() {
  const { text } = useFormat();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  return (
    <>
      <h1>{text('site.account.bet_list')}</h1>
      <BetListView
        period={periodOf(search)}
        page={page}
        gameLink={gameLink}
        fairnessLink={fairnessLink}
        onPeriodChange={(period) => setSearch({ tab: 'bet-list', ...periodParams(period) })}
        onPageChange={(next) => setSearch({ tab: 'bet-list', ...periodParams(periodOf(search)), page: String(next) })}
      />
    </>
  );
}
