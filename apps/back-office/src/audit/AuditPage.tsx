import { Button, Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxTextLength } from '@playfront/api-contract/field-lengths';
import { PageHead } from '../frame/PageHead.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { Pages, pageSize } from '../table/Pages.tsx';
import { actionMessages, changes } from './audit.messages.ts';
import { AuditTable } from './AuditTable.tsx';
import styles from '../frame/layout.module.css';

type Filter = { readonly actor?: string; readonly target?: string; readonly call?: string };
const names = ['actor', 'target', 'call'] as const;

/** The audit log of the back office. */
export function AuditPage() {
  const { text } = useStaffFormat();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const hasReads = params.get('reads') === 'true';
  const filter: Filter = Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])));
  const list = useQuery(useStaffQuery('adminGetAuditLog', { ...filter, only_changes: !hasReads, page, page_size: pageSize }));
  const reads: Record<string, string> = hasReads ? { reads: 'true' } : {};
  return (
    <>
      <PageHead title={text('backoffice.navigation.audit')} />
      <AuditFilter
        key={params.toString()}
        filter={filter}
        hasReads={hasReads}
        onChange={(changed) => setParams(Object.fromEntries(Object.entries(changed).flatMap(([name, value]) => (value ? [[name, value]] : []))))}
      />
      <div className={styles['column']}>
        {list.isPending ? <Loading /> : null}
        {list.isError ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
        {list.data ? <AuditTable label={text('backoffice.navigation.audit')} entries={list.data.entries} /> : null}
        <Pages
          page={page}
          total={list.data?.total ?? 0}
          hint={text('backoffice.audit.append_only')}
          onChange={(next) => setParams({ ...filter, ...reads, page: String(next) })}
        />
      </div>
    </>
  );
}

type AuditFilterProps = {
  readonly filter: Filter;
  readonly hasReads: boolean;
  readonly onChange: (filter: Readonly<Record<string, string | undefined>>) => void;
};

function AuditFilter({ filter, hasReads, onChange }: AuditFilterProps) {
  const { text } = useStaffFormat();
  const [actor, setActor] = useState(filter.actor ?? '');
  const [target, setTarget] = useState(filter.target ?? '');
  const typed = { actor: actor.trim(), target: target.trim(), call: filter.call, reads: hasReads ? 'true' : undefined };
  return (
    <search>
      <form
        className={styles['filters']}
        onSubmit={(event) => {
          event.preventDefault();
          onChange(typed);
        }}
      >
        <TextInput
          aria-label={text('backoffice.audit.officer')}
          placeholder={text('backoffice.audit.officer')}
          maxLength={maxTextLength}
          value={actor}
          onChange={(event) => setActor(event.currentTarget.value)}
        />
        <TextInput
          aria-label={text('backoffice.audit.player')}
          placeholder={text('backoffice.audit.player')}
          maxLength={maxTextLength}
          value={target}
          onChange={(event) => setTarget(event.currentTarget.value)}
        />
        <FilterSelect
          label={text('backoffice.column.action')}
          value={filter.call}
          options={(hasReads ? Object.keys(actionMessages) : changes).map((value) => ({
            value,
            label: text(actionMessages[value] ?? 'backoffice.action.other', { call: value }),
          }))}
          onChange={(call) => onChange({ ...typed, call })}
        />
        <Button type="submit">{text('backoffice.players.find')}</Button>
        {Object.keys(filter).length > 0 ? (
          <Button variant="subtle" onClick={() => onChange({ reads: typed.reads })}>
            {text('backoffice.filter.clear')}
          </Button>
        ) : null}
        <Checkbox
          className={styles['end'] ?? ''}
          label={text('backoffice.audit.reads')}
          checked={hasReads}
          onChange={(event) => onChange({ ...typed, reads: event.currentTarget.checked ? 'true' : undefined })}
        />
      </form>
    </search>
  );
}
