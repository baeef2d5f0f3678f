import { useState } from 'react';
import type { CallResponse } from '@playfront/api-client';
import type { Bet } from '@playfront/api-contract';
import { useFormat, type Format } from '@playfront/i18n';
import type { Money } from '@playfront/money';
import { StateTag, StatusDot } from '@playfront/ui';
import { DataTable, type DataColumn } from '@playfront/ui/data';
import { resultTitle } from '../rounds/result.messages.ts';
import styles from './BetTable.module.css';

type BetTableProps = {
  bets: readonly Bet[];
  /** Bets in the period, on all pages. */
  total: number;
  summary: CallResponse<'frontGetBetList'>['summary'];
  /** Called with the id of a bet whose row is pressed. */
  onOpen: (id: string) => void;
};

/** A net loss has a minus; a net win a plus and a bolder font, so that they do not differ by colour only. */
const NetAmount = ({ net, format }: { net: Money; format: Format }) => (
  <span className={net.minor > 0 ? styles.win : undefined}>{format.money(net, { sign: 'always' })}</span>
);

/** The game's image; if it fails to load, its background colour remains. */
function BetImage({ src }: { src: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? null : <img src={src} alt="" width={39} height={52} loading="lazy" onError={() => setHasFailed(true)} />;
}

function PaidWith({ bet, format: { text } }: { bet: Bet; format: Format }) {
  const hasReal = bet.realPart.minor > 0;
  const hasBonus = bet.bonusPart.minor > 0;
  if (hasReal && hasBonus) {
    return (
      <StatusDot tone="real">
        <StatusDot tone="bonus">{text('account.bets.paid.both')}</StatusDot>
      </StatusDot>
    );
  }
  return hasBonus ? (
    <StatusDot tone="bonus">{text('account.bets.paid.bonus')}</StatusDot>
  ) : (
    <StatusDot tone="real">{text('account.bets.paid.real')}</StatusDot>
  );
}

function betColumns(format: Format, onOpen: BetTableProps['onOpen']): readonly DataColumn<Bet>[] {
  const { text, money, dateTime } = format;
  // The stake of a void bet was returned: it won and lost nothing.
  const isSettled = ({ state }: Bet) => state !== 'open' && state !== 'void';
  return [
    { key: 'date', header: text('account.bets.column.date'), render: (bet) => <time dateTime={bet.date}>{dateTime(bet.date)}</time> },
    {
      key: 'image',
      header: text('account.bets.column.game'),
      card: 'lead',
      render: (bet) => <span className={styles.image}>{bet.thumb && <BetImage key={bet.thumb} src={bet.thumb} />}</span>,
    },
    {
      key: 'game',
      header: text('account.bets.column.name'),
      card: 'title',
      render: (bet) => (
        <span className={styles.game}>
          <button
            type="button"
            className={styles.name}
            title={bet.game_name}
            aria-label={text('account.round.show', { game: bet.game_name, date: dateTime(bet.date) })}
            onClick={(event) => {
              // The row does the same.
              event.stopPropagation();
              onOpen(bet.id);
            }}
          >
            {bet.game_name}
          </button>
          <span className={styles.provider} title={bet.provider}>
            {bet.provider}
          </span>
        </span>
      ),
    },
    { key: 'paid_with', header: text('account.bets.column.paid_with'), render: (bet) => <PaidWith bet={bet} format={format} /> },
    { key: 'bet', header: text('account.bets.column.bet'), align: 'end', card: 'aside', isNamed: true, render: (bet) => money(bet.bet) },
    { key: 'win', header: text('account.bets.column.win'), align: 'end', card: 'none', render: (bet) => (isSettled(bet) ? money(bet.win) : '—') },
    {
      key: 'net',
      header: text('account.bets.column.net'),
      align: 'end',
      card: 'value',
      render: (bet) => (isSettled(bet) ? <NetAmount net={bet.net} format={format} /> : '—'),
    },
    {
      key: 'result',
      header: text('account.bets.column.result'),
      render: (bet) => <StateTag state={bet.state}>{text(resultTitle[bet.state])}</StateTag>,
    },
  ];
}

/** A page of bets with the totals of the period. */
export function BetTable({ bets, total, summary, onOpen }: BetTableProps) {
  const format = useFormat();
  const { text, money, percent } = format;
  const returned = summary.staked.minor > 0 ? percent((summary.won.minor / summary.staked.minor) * 100) : undefined;
  const count = text('account.bets.count', { count: total });
  return (
    <>
      <p className={styles.summary}>
        <span>{`${count} · ${text('account.bets.staked', { amount: money(summary.staked) })}`}</span>
        <span>{text('account.bets.net', { amount: money(summary.net, { sign: 'always' }) })}</span>
      </p>
      <DataTable
        caption={text('account.bets.caption')}
        className={styles.table}
        columns={betColumns(format, onOpen)}
        rows={bets}
        rowKey={(bet) => bet.id}
        onRowClick={(bet) => onOpen(bet.id)}
        totals={{
          date: count,
          bet: money(summary.staked),
          win: money(summary.won),
          net: money(summary.net, { sign: 'always' }),
          result: returned && <span className={styles.returned}>{text('account.bets.returned_share', { share: returned })}</span>,
        }}
      />
    </>
  );
}
