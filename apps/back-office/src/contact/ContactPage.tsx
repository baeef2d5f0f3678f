import { Button, Tabs, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { contactMessageStatuses, type ContactMessageStatus } from '@playfront/api-contract/staff';
import { maxStaffNoteLength } from '@playfront/api-contract/field-lengths';
import type { StaffCallResponse } from '@playfront/api-client/staff';
import type { MessageId } from '@playfront/i18n';
import { PageHead } from '../frame/PageHead.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useAction } from '../session/useAction.ts';
import { useStaffApi } from '../session/StaffSessionProvider.tsx';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { Pages, pageSize } from '../table/Pages.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import styles from '../frame/layout.module.css';

type ContactMessage = StaffCallResponse<'adminGetContactMessages'>['messages'][number];

const statusMessages = {
  pending: 'backoffice.contact.status.pending',
  answered: 'backoffice.contact.status.answered',
  closed: 'backoffice.contact.status.closed',
} as const satisfies Record<ContactMessageStatus, MessageId>;

/** The messages from the contact form. */
export function ContactPage() {
  const { text, time, waiting } = useStaffFormat();
  const [params, setParams] = useSearchParams();
  const status = contactMessageStatuses.find((one) => one === params.get('status')) ?? 'pending';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const openId = params.get('open') ?? undefined;
  const list = useQuery(useStaffQuery('adminGetContactMessages', { status, page, page_size: pageSize }));
  const open = list.data?.messages.find(({ id }) => id === openId);
  return (
    <>
      <PageHead title={text('backoffice.navigation.contact')} />
      <Tabs value={status} onChange={(tab) => setParams({ status: tab ?? 'pending' })}>
        <Tabs.List aria-label={text('backoffice.column.status')}>
          {contactMessageStatuses.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {text(statusMessages[one])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={status} className={styles['tab'] ?? ''}>
          <div className={styles['split']}>
            <div className={styles['column']}>
              {list.isPending ? <Loading /> : null}
              {list.isError ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
              {list.data ? (
                <RecordTable
                  label={text(statusMessages[status])}
                  rows={list.data.messages}
                  rowKey={({ id }) => id}
                  empty={text('backoffice.contact.empty')}
                  onOpen={({ id }) => setParams({ status, page: String(page), open: id })}
                  openKey={openId}
                  columns={[
                    { key: 'from', label: text('backoffice.column.from'), cell: ({ player_name }) => player_name, isShort: true },
                    { key: 'player', label: text('backoffice.column.player'), cell: ({ player }) => player?.username ?? '', isShort: true },
                    {
                      key: 'text',
                      label: text('backoffice.column.message'),
                      cell: ({ text: body }) => (body.length > 60 ? `${body.slice(0, 60)}…` : body),
                    },
                    {
                      key: 'date',
                      label: text(status === 'pending' ? 'backoffice.column.waiting' : 'backoffice.column.time'),
                      cell: ({ date }) => (status === 'pending' ? waiting(date) : time(date)),
                      isShort: true,
                    },
                  ]}
                />
              ) : null}
              <Pages page={page} total={list.data?.total ?? 0} onChange={(next) => setParams({ status, page: String(next) })} />
            </div>
            {open ? (
              <MessagePanel key={`${open.id} ${open.version}`} message={open} />
            ) : list.data && list.data.total > 0 ? (
              <div className={styles['panel']}>
                <p className={styles['dim']}>{text('backoffice.contact.choose')}</p>
              </div>
            ) : null}
          </div>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function MessagePanel({ message }: { message: ContactMessage }) {
  const { text, time } = useStaffFormat();
  const api = useStaffApi();
  const { isSending, run } = useAction();
  const [note, setNote] = useState(message.note);
  const { id, version, player, player_name, email, phone_number, date, status, handled_by, handled_at } = message;
  const set = (next: ContactMessageStatus) =>
    run(
      () => api.adminSetContactMessageStatus({ id, status: next, note, version }),
      text('backoffice.contact.done', { name: player_name, status: text(statusMessages[next]) }),
    );
  return (
    <section className={styles['panel']} aria-label={text('backoffice.contact.panel', { name: player_name })}>
      <div className={styles['panelHead']}>
        <h2>{player_name}</h2>
        {player ? <Link to={`/players/${player.id}`}>{player.username}</Link> : null}
      </div>
      <p className={styles['dim']}>
        <a href={`mailto:${email}`}>{email}</a> · {phone_number} · {time(date)}
      </p>
      <p className={styles['quote']}>{message.text}</p>
      {handled_by ? (
        <p className={styles['dim']}>{text('backoffice.contact.handled', { officer: handled_by, time: handled_at ? time(handled_at) : '' })}</p>
      ) : null}
      <Textarea
        label={text('backoffice.contact.note')}
        maxLength={maxStaffNoteLength}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={styles['buttons']}>
        {status === 'pending' ? (
          <>
            <Button variant="default" loading={isSending} onClick={() => void set('closed')}>
              {text('backoffice.contact.close')}
            </Button>
            <Button loading={isSending} onClick={() => void set('answered')}>
              {text('backoffice.contact.answered')}
            </Button>
          </>
        ) : (
          <Button variant="default" loading={isSending} onClick={() => void set('pending')}>
            {text('backoffice.contact.reopen')}
          </Button>
        )}
      </div>
    </section>
  );
}
