import { useSearchParams } from 'react-router-dom';
import { ActivityView, activityPeriodOf, todayInUtc } from '@playfront/account/activity';
import { Message } from '@playfront/i18n';

/** The activity statement; its period is in the URL. */
export function ActivityTab() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <h1>
        <Message id="site.account.activity" />
      </h1>
      <ActivityView
        period={activityPeriodOf(search, todayInUtc(new Date()))}
        onPeriodChange={({ span, day }) => setSearch({ tab: 'activity', span, day })}
      />
    </>
  );
}
