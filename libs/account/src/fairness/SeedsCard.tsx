import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { asApiError, callQuery, useApi } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { ErrorState, Skeleton } from '@playfront/ui';
import { SelectField } from '@playfront/ui/forms';
import styles from './Fairness.module.css';
import { ForPlayer } from './ForPlayer.tsx';
import { SeedsForm } from './SeedsForm.tsx';

/** The current seeds of each game that the player has open, the game played last first. */
export function SeedsCard() {
  const { text } = useFormat();
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('account.fairness.seeds')}</h2>
      <ForPlayer>
        <OpenGames />
      </ForPlayer>
    </section>
  );
}

function OpenGames() {
  const api = useApi();
  const { text } = useFormat();
  const [chosenId, setChosenId] = useState<string>();
  const query = useQuery(callQuery(api, 'frontGetSeeds', undefined, { staleMs: 0, owner: 'player' }));
  if (query.isError) {
    return (
      <ErrorState
        title={text('account.fairness.error')}
        retryLabel={text('account.retry')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {failureText(text, asApiError(query.error))}
      </ErrorState>
    );
  }
  if (!query.data) return <Skeleton height={260} radius="card" />;
  const { seeds } = query.data;
  const chosen = seeds.find(({ round_session_id: id }) => id === chosenId) ?? seeds[0];
  if (!chosen) return <p className={styles.dim}>{text('account.fairness.no_games')}</p>;
  return (
    <>
      {seeds.length > 1 && (
        <SelectField
          label={text('account.bets.column.game')}
          value={chosen.round_session_id}
          options={seeds.map(({ round_session_id: value, game_name: label }) => ({ value, label }))}
          onChange={(event) => setChosenId(event.currentTarget.value)}
        />
      )}
      <SeedsForm key={chosen.round_session_id} seeds={chosen} />
    </>
  );
}
