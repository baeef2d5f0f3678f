import { useQuery } from '@tanstack/react-query';
import { asApiError, callQuery, useApi } from '@playfront/api-client';
import { failureMessage, useIsSignedIn } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { ErrorState } from '@playfront/ui';
import { DetailsForm } from './DetailsForm.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import styles from './DetailsView.module.css';
import { FixedDetails } from './FixedDetails.tsx';

export type DetailsViewProps = {
  /** The profile is saved and shown as it is now. */
  readonly onSaved: () => void;
};

/** What the operator knows about the player, and what of it they may change (spec §2). */
export function DetailsView({ onSaved }: DetailsViewProps) {
  const api = useApi();
  const { text } = useFormat();
  const isSignedIn = useIsSignedIn();
  const profile = useQuery({ ...callQuery(api, 'frontGetPlayerProfile', {}, { owner: 'player' }), enabled: isSignedIn });

  if (profile.data) {
    const { player } = profile.data;
    return (
      <div className={styles.view}>
        <FixedDetails profile={player} />
        <DetailsForm profile={player} onSaved={onSaved} />
      </div>
    );
  }
  if (!profile.isError) return <DetailsSkeleton />;
  return (
    <ErrorState
      isCard
      title={text('account.details.error.title')}
      retryLabel={text('account.retry')}
      onRetry={() => void profile.refetch()}
      isRetrying={profile.isFetching}
    >
      {text(failureMessage(asApiError(profile.error)))}
    </ErrorState>
  );
}
