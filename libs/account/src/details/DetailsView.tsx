import { useQuery } from '@tanstack/react-query';
import { asApiError, callQuery, useApi } from '@playfront/api-client';
import { failureText, useIsSignedIn } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { ErrorState } from '@playfront/ui';
import { ConsentsSection } from '../consents/ConsentsSection.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import styles from './DetailsView.module.css';
import { FixedDetails } from './FixedDetails.tsx';

export type DetailsViewProps = {
  /** Called when the profile has been saved and the new values are shown. */
  readonly onSaved: () => void;
};

/** The player's profile, with a form for the details that they may change (spec §2), and the consents to marketing. */
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
        <ConsentsSection />
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
      {failureText(text, asApiError(profile.error))}
    </ErrorState>
  );
}
