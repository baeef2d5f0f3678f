import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StaffCallResponse } from '@playfront/api-client/staff';
import { subtract } from '@playfront/money';
import { Facts } from '../frame/Facts.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { BetsTable } from './BetsTab.tsx';
import { LedgerTable } from './LedgerTab.tsx';
import { LimitsPanel } from './LimitsPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import layout from '../frame/layout.module.css';
import styles from './overview.module.css';

type PlayerResponse = StaffCallResponse<'adminGetPlayer'>;

/** Number of entries and bets shown; their tabs list all. */
const latest = { entries: 8, bets: 5 };

/** Balances, latest movements, limits and sessions of a player. */
export function OverviewTab({ response: { player, limits, sessions }, onTab }: { response: PlayerResponse; onTab: (tab: string) => void }) {
  const { text } = useStaffFormat();
  const { id } = player;
  const ledger = useQuery(useStaffQuery('adminGetPlayerLedger', { id }));
  const bets = useQuery(useStaffQuery('adminGetPlayerBets', { id, page: 1, page_size: latest.bets }));
  return (
    <div className={styles['overview']}>
      <div className={layout['column']}>
        <Balances player={player} />
        <Latest heading={text('backoffice.players.tab.ledger')} onAll={() => onTab('ledger')}>
          {ledger.data ? <LedgerTable entries={ledger.data.entries.slice(0, latest.entries)} isBrief /> : null}
        </Latest>
        <Latest heading={text('backoffice.players.bets')} onAll={() => onTab('casino')}>
          {bets.data ? <BetsTable bets={bets.data.bets} /> : null}
        </Latest>
      </div>
      <div className={layout['column']}>
        <section className={layout['panel']}>
          <h2>{text('backoffice.players.account')}</h2>
          <Account player={player} />
        </section>
        <LimitsPanel limits={limits} />
        <SessionsPanel player={player} sessions={sessions} />
      </div>
    </div>
  );
}

function Latest({ heading, onAll, children }: { heading: string; onAll: () => void; children: ReactNode }) {
  const { text } = useStaffFormat();
  return (
    <section className={layout['panel']}>
      <div className={layout['panelHead']}>
        <h2>{heading}</h2>
        <Button variant="subtle" size="compact-sm" onClick={onAll} aria-label={text('backoffice.players.see_all_of', { list: heading })}>
          {text('backoffice.players.see_all')}
        </Button>
      </div>
      {children}
    </section>
  );
}

function Balances({ player }: { player: PlayerResponse['player'] }) {
  const { text, money } = useStaffFormat();
  const { balance, deposited, paid_out, open_bets, open_bets_stake, pending_withdrawals } = player;
  const figures = [
    [
      text('backoffice.players.available'),
      money(balance.total),
      text('backoffice.players.bets_count', { count: open_bets, amount: money(open_bets_stake) }),
    ],
    [text('backoffice.column.real'), money(balance.real), ''],
    [text('backoffice.column.bonus'), money(balance.bonus), ''],
    [text('backoffice.players.locked'), money(balance.locked), text('backoffice.players.withdrawals_wait', { count: pending_withdrawals })],
    [text('backoffice.players.net'), money(subtract(deposited, paid_out)), text('backoffice.players.deposits', { amount: money(deposited) })],
  ] as const;
  return (
    <dl className={styles['cards']}>
      {figures.map(([label, value, hint]) => (
        <div key={label} className={styles['card']}>
          <dt>{label}</dt>
          <dd>
            <span className={styles['value']}>{value}</span>
            {hint ? <span className={styles['hint']}>{hint}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Account({ player }: { player: PlayerResponse['player'] }) {
  const { text, money } = useStaffFormat();
  return (
    <Facts
      facts={[
        [text('backoffice.column.email'), player.email],
        [text('backoffice.players.email_confirmed'), text(player.activated ? 'backoffice.players.yes' : 'backoffice.players.no')],
        [text('backoffice.column.phone'), player.phone_number],
        [text('backoffice.column.address'), `${player.address}, ${player.postal_code} ${player.city}`],
        [text('backoffice.players.paid_out'), money(player.paid_out)],
        [text('backoffice.players.staked'), money(player.staked)],
        [text('backoffice.players.won'), money(player.won)],
        [text('backoffice.column.id'), player.id],
      ]}
    />
  );
}
