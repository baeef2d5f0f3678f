import { useId } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { asApiError, callQuery, useApi } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Notice, Skeleton } from '@playfront/ui';
import { SelectField } from '@playfront/ui/forms';
import { RoundOutcome } from '../rounds/outcome/RoundOutcome.tsx';
import { RoundCheck, type RoundCheckProps } from '../rounds/RoundCheck.tsx';
import { RoundSeeds } from '../rounds/RoundSeeds.tsx';
import { useRound } from '../rounds/useRound.ts';
import styles from './Fairness.module.css';
import { ForPlayer } from './ForPlayer.tsx';

export type VerifyCardProps = Pick<RoundCheckProps, 'gameLink'> & {
  readonly roundId: string | undefined;
  readonly onRoundChange: (roundId: string) => void;
};

/** Verifies one of the player's last rounds, or the round of the URL. */
export function VerifyCard(props: VerifyCardProps) {
  const { text } = useFormat();
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('account.fairness.verify')}</h2>
      <p className={styles.dim}>{text('account.fairness.verify_text')}</p>
      <ForPlayer>
        <OwnRounds {...props} />
      </ForPlayer>
    </section>
  );
}

function OwnRounds({ roundId, gameLink, onRoundChange }: VerifyCardProps) {
  const api = useApi();
  const { text, dateTime } = useFormat();
  const bets = useQuery({
    ...callQuery(api, 'frontGetBetList', { kind: 'casino' }, { staleMs: 0, owner: 'player' }),
    placeholderData: keepPreviousData,
  });
  const query = useRound(roundId);
  const round = query.data?.round;
  const rounds = (bets.data?.bets ?? []).map(({ id, game_name: game, date }) => ({ id, game, date }));
  const older = round && !rounds.some(({ id }) => id === round.id) ? [{ id: round.id, game: round.game.name, date: round.date }] : [];
  return (
    <>
      <SelectField
        label={text('account.round.title')}
        placeholder={text('account.fairness.choose')}
        value={round?.id ?? ''}
        options={[...older, ...rounds].map(({ id, game, date }) => ({
          value: id,
          label: text('account.fairness.round_name', { game, date: dateTime(date) }),
        }))}
        onChange={(event) => event.currentTarget.value && onRoundChange(event.currentTarget.value)}
      />
      {round ? (
        <>
          <RoundOutcome round={round} />
          <RoundSeeds round={round} />
          <RoundCheck key={round.id} round={round} gameLink={gameLink} />
        </>
      ) : query.isError ? (
        <Notice kind="danger" title={text('account.round.error')}>
          {failureText(text, asApiError(query.error))}
        </Notice>
      ) : (
        query.isFetching && <Skeleton height={260} radius="card" />
      )}
    </>
  );
}
