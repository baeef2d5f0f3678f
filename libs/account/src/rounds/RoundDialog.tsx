import type { ReactNode } from 'react';
import { asApiError } from '@playfront/api-client';
import type { Round } from '@playfront/api-contract';
import { failureText } from '@playfront/auth';
import { useFormat, type Format } from '@playfront/i18n';
import { subtract } from '@playfront/money';
import { ErrorState, Skeleton, StateTag } from '@playfront/ui';
import { DescriptionList, type DescriptionRow } from '@playfront/ui/data';
import { Dialog } from '@playfront/ui/overlays';
import { resultTitle } from './result.messages.ts';
import { RoundOutcome } from './outcome/RoundOutcome.tsx';
import styles from './Round.module.css';
import { RoundCheck, type RoundCheckProps } from './RoundCheck.tsx';
import { RoundSeeds } from './RoundSeeds.tsx';
import { useRound } from './useRound.ts';

export type RoundDialogProps = Pick<RoundCheckProps, 'gameLink'> & {
  readonly roundId: string;
  /** Link to the page that explains how rounds are drawn, with this round. */
  readonly fairnessLink: (roundId: string, children: ReactNode) => ReactNode;
  readonly onClose: () => void;
};

/** A round of the bet list: what was drawn, stake, win, seeds, and its check. */
export function RoundDialog({ roundId, gameLink, fairnessLink, onClose }: RoundDialogProps) {
  const { text } = useFormat();
  const query = useRound(roundId);
  const round = query.data?.round;
  return (
    <Dialog isOpen title={round?.game.name ?? text('account.round.title')} closeLabel={text('account.security.close')} onClose={onClose}>
      {round ? (
        <div className={styles.round}>
          <RoundOutcome round={round} />
          <RoundFacts round={round} />
          <h3>{text('account.round.seeds')}</h3>
          <RoundSeeds round={round} />
          <RoundCheck round={round} gameLink={gameLink} />
          {fairnessLink(round.id, text('account.round.how'))}
        </div>
      ) : query.isError ? (
        <ErrorState
          title={text('account.round.error')}
          retryLabel={text('account.retry')}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          {failureText(text, asApiError(query.error))}
        </ErrorState>
      ) : (
        <>
          <p className="visually-hidden" role="status">
            {text('account.round.loading')}
          </p>
          <Skeleton height={420} radius="card" />
        </>
      )}
    </Dialog>
  );
}

function factRows(round: Round, { text, money, dateTime }: Format): readonly DescriptionRow[] {
  const { id, date, state, stake, win, balanceAfter } = round;
  const settled: readonly DescriptionRow[] = [
    { id: 'win', label: text('account.bets.column.win'), value: money(win) },
    { id: 'net', label: text('account.bets.column.net'), value: money(subtract(win, stake), { sign: 'always' }), isMain: true },
  ];
  return [
    { id: 'date', label: text('account.bets.column.date'), value: <time dateTime={date}>{dateTime(date)}</time> },
    { id: 'result', label: text('account.bets.column.result'), value: <StateTag state={state}>{text(resultTitle[state])}</StateTag> },
    { id: 'bet', label: text('account.bets.column.bet'), value: money(stake) },
    // The stake of a void round was returned: it won and lost nothing.
    ...(state === 'open' || state === 'void' ? [] : settled),
    { id: 'balance', label: text('account.round.balance_after'), value: money(balanceAfter) },
    { id: 'id', label: text('account.round.id'), value: <span className={styles.id}>{id}</span> },
  ];
}

function RoundFacts({ round }: { round: Round }) {
  const format = useFormat();
  return <DescriptionList isBoxed rows={factRows(round, format)} />;
}
