import type { StaffCallResponse } from '@playfront/api-client/staff';
import { fromDecimal, isCurrency } from '@playfront/money';
import { Link } from 'react-router-dom';
import { useStaffFormat, type StaffFormat } from '../format/useStaffFormat.ts';
import { StatusBadge } from '../status/StatusBadge.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { actionMessages } from './audit.messages.ts';
import styles from '../frame/layout.module.css';

export type AuditEntry = StaffCallResponse<'adminGetAuditLog'>['entries'][number];

/** Entries of the audit log: who did what to whom, why, and what it changed. */
export function AuditTable({ entries, label }: { entries: readonly AuditEntry[]; label: string }) {
  const format = useStaffFormat();
  const { text, time } = format;
  return (
    <RecordTable
      label={label}
      rows={entries}
      rowKey={({ id }) => id}
      empty={text('backoffice.audit.empty')}
      columns={[
        { key: 'time', label: text('backoffice.column.time'), cell: ({ date }) => time(date), isShort: true },
        {
          key: 'officer',
          label: text('backoffice.column.officer'),
          cell: ({ actor }) => actor?.username ?? text('backoffice.audit.system'),
          isShort: true,
        },
        {
          key: 'action',
          label: text('backoffice.column.action'),
          cell: ({ call }) => text(actionMessages[call] ?? 'backoffice.action.other', { call }),
        },
        { key: 'target', label: text('backoffice.audit.target'), cell: ({ target }) => <Target target={target} /> },
        {
          key: 'outcome',
          label: text('backoffice.column.outcome'),
          cell: ({ outcome }) =>
            outcome === 'done' ? (
              <StatusBadge tone="good">{text('backoffice.audit.done')}</StatusBadge>
            ) : (
              <StatusBadge tone="warn">{outcome.replaceAll('_', ' ')}</StatusBadge>
            ),
        },
        { key: 'reason', label: text('backoffice.column.reason'), cell: (entry) => reasonOf(entry, format) },
        { key: 'change', label: text('backoffice.column.change'), cell: changeOf },
      ]}
    />
  );
}

function Target({ target }: Pick<AuditEntry, 'target'>) {
  if (!target) return null;
  const kind = target.kind.replaceAll('_', ' ');
  if (target.kind === 'player') return <Link to={`/players/${target.id}`}>{target.player ?? target.id}</Link>;
  return (
    <span title={target.id}>
      {kind} {target.player ? <span className={styles['nobr']}>{target.player}</span> : <span className={styles['code']}>{target.id}</span>}
    </span>
  );
}

/** The officer's reason, or the figures that a rule decided on; older entries of the rule contain them as text. */
function reasonOf({ call, reason, before }: AuditEntry, { text, money }: StaffFormat): string {
  if (reason !== null || call !== 'rule/release_withdrawal') return reason ?? '';
  const { auto_approve_below: below, within_hours: hours, currency } = before ?? {};
  if (typeof below !== 'number' || typeof hours !== 'number' || typeof currency !== 'string') return '';
  // A limit may be finer than the currency's minor unit.
  const limit = isCurrency(currency) ? fromDecimal(String(below), currency) : undefined;
  return text('backoffice.audit.reason.release_withdrawal', { amount: limit ? money(limit) : `${below} ${currency}`, hours });
}

const maxChangeLength = 120;

/** The changed fields with old and new values; for a read, the request. */
function changeOf({ before, after, request }: AuditEntry): string {
  const names = Object.keys(after ?? {}).filter((name) => name !== 'version' && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
  const changes = names.map((name) => {
    const label = name.replaceAll('_', ' ');
    const now = shown(after?.[name]);
    return before?.[name] === undefined ? `${label}: ${now}` : `${label}: ${shown(before[name])} → ${now}`;
  });
  const requested = Object.entries(request ?? {}).flatMap(([name, value]) =>
    name.startsWith('page') ? [] : [`${name.replaceAll('_', ' ')}: ${shown(value)}`],
  );
  const summary = (changes.length > 0 ? changes : requested).join(', ');
  return summary.length > maxChangeLength ? `${summary.slice(0, maxChangeLength)}…` : summary;
}

function shown(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '–');
}
