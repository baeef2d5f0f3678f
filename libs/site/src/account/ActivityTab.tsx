import { useSearchParams } from 'react-router-dom';
import { ActivityView, activityPeriodOf, todayInUtc } from '@playfront/account/activity';
import { useFormat } from '@playfront/i18n';

/** The activity statement; its period is in the URL. */
export function ActivityTab() {
  const { text } = useFormat();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <h1>{text('site.account.activity')}</h1>
      <ActivityView
        period={activityPeriodOf(search, todayInUtc(new Date()))}
        onPeriodChange={({ span, day }) => setSearch({ tab: 'activity', span, day })}
      />
    </>
  );
}
