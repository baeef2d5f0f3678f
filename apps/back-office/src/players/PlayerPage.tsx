import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { StaffCallResponse } from '@playfront/api-client/staff';
import type { MessageId } from '@playfront/i18n';
import { IconBan, IconMessage2 } from '@playfront/ui/icons';
import { PageHead } from '../frame/PageHead.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { canUse } from '../session/scopes.ts';
import { useOfficer } from '../session/StaffSessionProvider.tsx';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { kycMessages } from '../status/kyc.messages.ts';
import { StatusBadge } from '../status/StatusBadge.tsx';
import { MarkersPanel } from '../protection/MarkersPanel.tsx';
import { BetsTab } from './BetsTab.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { ConsentsTab } from './ConsentsTab.tsx';
import { LedgerTab } from './LedgerTab.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { stateMessages } from './player.messages.ts';
import { PlayerAuditTab } from './PlayerAuditTab.tsx';
import { PlayerDocumentsTab } from './PlayerDocumentsTab.tsx';
import { PlayerWithdrawalsTab } from './PlayerWithdrawalsTab.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import styles from '../frame/layout.module.css';

type Player = StaffCallResponse<'adminGetPlayer'>['player'];
type PlayerTab = 'overview' | 'ledger' | 'casino' | 'sports' | 'withdrawals' | 'documents' | 'consents' | 'protection' | 'audit';

/** The tabs of a player; `scope` is the one that the calls of a tab need. */
const tabs: readonly { readonly value: PlayerTab; readonly label: MessageId; readonly scope: string }[] = [
  { value: 'overview', label: 'backoffice.players.tab.overview', scope: 'players' },
  { value: 'ledger', label: 'backoffice.players.tab.ledger', scope: 'players' },
  { value: 'casino', label: 'backoffice.players.tab.casino', scope: 'players' },
  { value: 'sports', label: 'backoffice.players.tab.sports', scope: 'players' },
  { value: 'withdrawals', label: 'backoffice.players.tab.withdrawals', scope: 'payments' },
  { value: 'documents', label: 'backoffice.players.tab.documents', scope: 'documents' },
  { value: 'consents', label: 'backoffice.players.tab.consents', scope: 'players' },
  { value: 'protection', label: 'backoffice.players.tab.protection', scope: 'protection' },
  { value: 'audit', label: 'backoffice.players.tab.audit', scope: 'audit' },
];

/** All data of one player. */
export function PlayerPage() {
  const { text } = useStaffFormat();
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { scope } = useOfficer();
  const found = useQuery(useStaffQuery('adminGetPlayer', { id }));
  if (found.isPending) return <Loading />;
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  const open = tabs.filter((tab) => canUse(scope, tab.scope));
  const shown = open.find(({ value }) => value === params.get('tab'))?.value ?? 'overview';
  const show = (tab: string | null) => setParams(tab === null || tab === 'overview' ? {} : { tab });
  const content: Readonly<Record<PlayerTab, () => ReactNode>> = {
    overview: () => <OverviewTab response={found.data} onTab={show} />,
    ledger: () => <LedgerTab id={id} />,
    casino: () => <BetsTab id={id} kind="casino" />,
    sports: () => <BetsTab id={id} kind="sports" />,
    withdrawals: () => <PlayerWithdrawalsTab id={id} />,
    documents: () => <PlayerDocumentsTab player={found.data.player} />,
    consents: () => <ConsentsTab id={id} />,
    protection: () => <MarkersPanel id={id} />,
    audit: () => <PlayerAuditTab id={id} />,
  };
  return (
    <>
      <PlayerHead player={found.data.player} />
      <Tabs value={shown} onChange={show} keepMounted={false}>
        <Tabs.List aria-label={text('backoffice.players.tabs')}>
          {open.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {text(label)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shown} className={styles['tab'] ?? ''}>
          {content[shown]()}
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function PlayerHead({ player }: { player: Player }) {
  const { text, country, day } = useStaffFormat();
  const [dialog, setDialog] = useState<'none' | 'block' | 'message' | 'reopen'>('none');
  const [stateTone, stateId] = stateMessages[player.state];
  const [kycTone, kycId] = kycMessages[player.kyc_status];
  const name = `${player.first_name} ${player.last_name}`;
  const facts = { name, country: country(player.country), born: day(player.birthday), registered: day(player.registered_at) };
  const close = () => setDialog('none');
  return (
    <>
      <PageHead
        title={player.username}
        person={name}
        subtitle={text('backoffice.players.summary', facts)}
        badges={
          <>
            <StatusBadge tone={stateTone}>{text(stateId)}</StatusBadge>
            <StatusBadge tone={kycTone}>{text(kycId)}</StatusBadge>
          </>
        }
      >
        <Button variant="default" leftSection={<IconMessage2 size={16} />} onClick={() => setDialog('message')}>
          {text('backoffice.players.message')}
        </Button>
        {player.state === 'closed' ? (
          <Button variant="default" onClick={() => setDialog('reopen')}>
            {text('backoffice.players.reopen')}
          </Button>
        ) : null}
        <Button color="red" variant="outline" leftSection={<IconBan size={16} />} onClick={() => setDialog('block')}>
          {text(player.state === 'blocked' ? 'backoffice.players.unblock' : 'backoffice.players.block_action')}
        </Button>
      </PageHead>
      {dialog === 'block' ? <BlockDialog player={player} onClose={close} /> : null}
      {dialog === 'reopen' ? <ReopenDialog player={player} onClose={close} /> : null}
      {dialog === 'message' ? <MessageDialog player={player} onClose={close} /> : null}
    </>
  );
}
