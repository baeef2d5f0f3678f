import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StaffCallRequest } from '@playfront/api-client/staff';
import { documentReasons, type DocumentReason, type ReviewedDocument } from '@playfront/api-contract';
import { documentReasonMessages } from '@playfront/api-contract/staff';
import { maxTextLength } from '@playfront/api-contract/field-lengths';
import { Facts } from '../frame/Facts.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useAction } from '../session/useAction.ts';
import { useOfficer, useStaffApi } from '../session/StaffSessionProvider.tsx';
import { StatusBadge } from '../status/StatusBadge.tsx';
import { kindMessages, reasonMessages, statusMessages } from './document.messages.ts';
import styles from '../frame/layout.module.css';

type DocumentDecisionProps = {
  readonly document: ReviewedDocument;
  /** Whether the setting requires two officers. */
  readonly needsSecondOfficer: boolean;
  /** Called with the decided document, or with the unchanged one if the call was refused. */
  readonly onDecided: (document: ReviewedDocument) => void;
  /** Opens the next document, once this one has left the list. */
  readonly onNext?: () => void;
};

/** The account to compare the document with, and the decision. */
export function DocumentDecision({ document, needsSecondOfficer, onDecided, onNext }: DocumentDecisionProps) {
  const { text, money, day, country } = useStaffFormat();
  const { player, waiting_withdrawal: waiting, is_shared, first_officer, decided_by, status, reason } = document;
  const pair = (name: string, value: string | null | undefined) => (value ? [[name, value] as const] : []);
  const facts = [
    [text('backoffice.column.name'), `${player.first_name} ${player.last_name}`],
    [text('backoffice.documents.born'), day(player.birthday)],
    [text('backoffice.column.address'), `${player.address}, ${player.postal_code} ${player.city}, ${country(player.country)}`],
    [text('backoffice.column.status'), text(statusMessages[status])],
    ...pair(text('backoffice.withdrawals.first_approver'), first_officer?.username),
    ...pair(text('backoffice.withdrawals.decider'), decided_by?.username),
    ...pair(text('backoffice.decision.reason'), reason && text(reasonMessages[reason])),
  ] as const;
  return (
    <section className={styles['panel']} aria-label={text('backoffice.documents.decision')}>
      <div className={styles['panelHead']}>
        <h2>{player.username}</h2>
        <Link to={`/players/${player.id}`}>{text('backoffice.documents.open_player')}</Link>
      </div>
      <Facts facts={facts} />
      {waiting ? <StatusBadge tone="warn">{text('backoffice.documents.withdrawal_waits', { amount: money(waiting.amount) })}</StatusBadge> : null}
      {is_shared ? <StatusBadge tone="bad">{text('backoffice.documents.shared')}</StatusBadge> : null}
      {status === 'pending' && !onNext ? <Form document={document} needsSecondOfficer={needsSecondOfficer} onDecided={onDecided} /> : null}
      {onNext ? (
        <div className={styles['buttons']}>
          <Button autoFocus onClick={onNext}>
            {text('backoffice.documents.next')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Form({ document, needsSecondOfficer, onDecided }: Omit<DocumentDecisionProps, 'onNext'>) {
  const { id, version, kind, player, first_officer } = document;
  const { text } = useStaffFormat();
  const api = useStaffApi();
  const officer = useOfficer();
  const { isSending, run } = useAction();
  const [reason, setReason] = useState<DocumentReason | ''>('');
  const [note, setNote] = useState('');
  const values = { username: player.username, kind: text(kindMessages[kind]) };
  const isPassedOn = needsSecondOfficer && first_officer === null;
  const sent = reason === '' ? undefined : documentReasonMessages[reason];
  const isFirst = first_officer?.id === officer.id;
  async function decide(decision: StaffCallRequest<'adminDecideDocument'>, done: string): Promise<void> {
    const isDone = await run(async () => onDecided((await api.adminDecideDocument(decision)).document), done);
    if (!isDone) onDecided(document);
  }
  const accept = () =>
    decide({ id, decision: 'accept', version }, text(isPassedOn ? 'backoffice.documents.passed_on' : 'backoffice.documents.accepted', values));
  const refuse = () => decide({ id, decision: 'reject', reason: reason || 'other', note, version }, text('backoffice.documents.refused', values));
  return (
    <>
      <NativeSelect
        label={text('backoffice.documents.refusal_reason')}
        value={reason}
        onChange={(event) => setReason(documentReasons.find((one) => one === event.currentTarget.value) ?? '')}
        data={[
          { value: '', label: text('backoffice.withdrawals.no_reason') },
          ...documentReasons.map((value) => ({ value, label: text(reasonMessages[value]) })),
        ]}
      />
      {reason ? (
        <p className={styles['quote']}>
          {text('backoffice.withdrawals.player_reads', {
            reason: [sent === undefined ? '' : text(sent), note.trim()].filter(Boolean).join('\n'),
          })}
        </p>
      ) : null}
      <Textarea
        label={text('backoffice.documents.note')}
        description={text('backoffice.documents.note_hint')}
        maxLength={maxTextLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {isFirst ? <p className={styles['dim']}>{text('backoffice.documents.other_officer')}</p> : null}
      {isPassedOn ? <p className={styles['dim']}>{text('backoffice.documents.passes_on')}</p> : null}
      <div className={styles['buttons']}>
        <Button
          color="red"
          variant="outline"
          disabled={reason === '' || (reason === 'other' && note.trim() === '')}
          loading={isSending}
          onClick={() => void refuse()}
        >
          {text('backoffice.documents.refuse')}
        </Button>
        <Button disabled={isFirst} loading={isSending} onClick={() => void accept()}>
          {text(isPassedOn ? 'backoffice.withdrawals.pass_on' : 'backoffice.documents.accept')}
        </Button>
      </div>
    </>
  );
}
