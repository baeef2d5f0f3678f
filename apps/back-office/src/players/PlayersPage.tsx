import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { kycStatuses } from '@playfront/api-contract';
import { maxFoundPlayers } from '@playfront/api-contract/staff';
import { maxTextLength } from '@playfront/api-contract/field-lengths';
import { IconSearch } from '@playfront/ui/icons';
import { PageHead } from '../frame/PageHead.tsx';
import { useArrivalFocus } from '../frame/useArrivalFocus.ts';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { kycMessages } from '../status/kyc.messages.ts';
import { StatusBadge } from '../status/StatusBadge.tsx';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { Pages, pageSize } from '../table/Pages.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { stateMessages } from './player.messages.ts';
import styles from '../frame/layout.module.css';

const statuses = ['active', 'blocked'] as const;
type Filter = { search?: string; country?: string; status?: (typeof statuses)[number]; kyc_status?: (typeof kycStatuses)[number] };

/** Searches players by the beginning of their names, addresses and IDs, with filters. */
export function PlayersPage() {
  const { text, money, number, day } = useStaffFormat();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const page = Math.max(1, Number(params.get('page')) || 1);
  const list = useQuery(useStaffQuery('adminGetPlayers', { ...filter, page, page_size: pageSize }));
  const results = useArrivalFocus<HTMLDivElement>('results', list.data !== undefined);
  const total = list.data?.total ?? 0;
  const count =
    total >= maxFoundPlayers
      ? text('backoffice.players.many', { count: number(maxFoundPlayers) })
      : text('backoffice.players.count', { count: total });
  const change = (changes: Changes) =>
    setParams(Object.fromEntries(Object.entries({ ...filter, ...changes }).flatMap(([name, value]) => (value ? [[name, value]] : []))));

  return (
    <>
      <PageHead title={text('backoffice.navigation.players')} />
      <PlayersFilter key={params.toString()} filter={filter} count={count} onChange={change} onClear={() => setParams({})} />
      <div ref={results} className={styles['column']} tabIndex={-1}>
        {list.isPending ? <Loading /> : null}
        {list.isError ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
        {list.data ? (
          <RecordTable
            label={text('backoffice.navigation.players')}
            rows={list.data.players}
            rowKey={({ id }) => id}
            empty={text('backoffice.players.none')}
            onOpen={({ id }) => void navigate(`/players/${id}`)}
            columns={[
              { key: 'username', label: text('backoffice.column.username'), cell: ({ username }) => username },
              { key: 'name', label: text('backoffice.column.name'), cell: ({ first_name, last_name }) => `${first_name} ${last_name}` },
              { key: 'country', label: text('backoffice.column.country'), cell: ({ country }) => country },
              {
                key: 'state',
                label: text('backoffice.column.status'),
                cell: ({ state }) => <StatusBadge tone={stateMessages[state][0]}>{text(stateMessages[state][1])}</StatusBadge>,
              },
              {
                key: 'kyc',
                label: text('backoffice.column.verification'),
                cell: ({ kyc_status }) => <StatusBadge tone={kycMessages[kyc_status][0]}>{text(kycMessages[kyc_status][1])}</StatusBadge>,
              },
              { key: 'real', label: text('backoffice.column.real'), cell: ({ balance }) => money(balance.real), isNumeric: true },
              { key: 'bonus', label: text('backoffice.column.bonus'), cell: ({ balance }) => money(balance.bonus), isNumeric: true },
              { key: 'registered', label: text('backoffice.column.registered'), cell: ({ registered_at }) => day(registered_at), isShort: true },
            ]}
          />
        ) : null}
        <Pages page={page} total={total} onChange={(next) => setParams({ ...filter, page: String(next) })} />
      </div>
    </>
  );
}

function filterOf(params: URLSearchParams): Filter {
  const search = params.get('search') ?? '';
  const country = params.get('country')?.toUpperCase() ?? '';
  const status = statuses.find((one) => one === params.get('status'));
  const kyc = kycStatuses.find((one) => one === params.get('kyc_status'));
  return {
    ...(search === '' ? {} : { search }),
    ...(/^[A-Z]{2}$/.test(country) ? { country } : {}),
    ...(status ? { status } : {}),
    ...(kyc ? { kyc_status: kyc } : {}),
  };
}

type Changes = { readonly [Name in keyof Filter]: string | undefined };
type PlayersFilterProps = {
  readonly filter: Filter;
  readonly count: string;
  readonly onChange: (changes: Changes) => void;
  readonly onClear: () => void;
};

function PlayersFilter({ filter, count, onChange, onClear }: PlayersFilterProps) {
  const { text } = useStaffFormat();
  const [search, setSearch] = useState(filter.search ?? '');
  const [country, setCountry] = useState(filter.country ?? '');
  const typed = { search: search.trim(), country };
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
          className={styles['grow'] ?? ''}
          aria-label={text('backoffice.players.search')}
          placeholder={text('backoffice.players.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          maxLength={maxTextLength}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <TextInput
          className={styles['short'] ?? ''}
          aria-label={text('backoffice.players.country')}
          placeholder={text('backoffice.players.country')}
          maxLength={2}
          value={country}
          onChange={(event) => setCountry(event.currentTarget.value.toUpperCase())}
        />
        <FilterSelect
          label={text('backoffice.column.status')}
          value={filter.status}
          options={statuses.map((value) => ({ value, label: text(stateMessages[value][1]) }))}
          onChange={(status) => onChange({ ...typed, status })}
        />
        <FilterSelect
          label={text('backoffice.column.verification')}
          value={filter.kyc_status}
          options={kycStatuses.map((value) => ({ value, label: text(kycMessages[value][1]) }))}
          onChange={(kyc) => onChange({ ...typed, kyc_status: kyc })}
        />
        <Button type="submit">{text('backoffice.players.find')}</Button>
        {Object.keys(filter).length > 0 ? (
          <Button variant="subtle" onClick={onClear}>
            {text('backoffice.filter.clear')}
          </Button>
        ) : null}
        <span className={styles['end']}>{count}</span>
      </form>
    </search>
  );
}
