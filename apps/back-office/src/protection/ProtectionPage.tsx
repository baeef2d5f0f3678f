import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { harmMarkerKinds } from '@playfront/api-contract/staff';
import { PageHead } from '../frame/PageHead.tsx';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { FilterSelect } from '../table/FilterSelect.tsx';
import { Pages, pageSize } from '../table/Pages.tsx';
import { RecordTable } from '../table/RecordTable.tsx';
import { kindMessages } from './marker.messages.ts';
import { MarkersPanel } from './MarkersPanel.tsx';
import styles from '../frame/layout.module.css';

/** Players with open markers of harm, worst first. `kind` in the URL limits them to one kind. */
export function ProtectionPage() {
  const { text, time, number } = useStaffFormat();
  const [params, setParams] = useSearchParams();
  const kind = harmMarkerKinds.find((one) => one === params.get('kind'));
  const page = Math.max(1, Number(params.get('page')) || 1);
  const openId = params.get('open') ?? undefined;
  const ofKind = kind === undefined ? {} : { kind };
  const list = useQuery(useStaffQuery('adminGetHarmQueue', { ...ofKind, page, page_size: pageSize }));
  const to = (changes: Record<string, string>) => setParams({ ...ofKind, page: String(page), ...changes });
  return (
    <>
      <PageHead title={text('backoffice.navigation.protection')} />
      <div className={styles['filters']}>
        <FilterSelect
          label={text('backoffice.markers.filter')}
          value={kind}
          options={harmMarkerKinds.map((value) => ({ value, label: text(kindMessages[value]) }))}
          onChange={(chosen) => setParams(chosen === undefined ? {} : { kind: chosen })}
        />
      </div>
      <div className={styles['split']}>
        <div className={styles['column']}>
          {list.isPending ? <Loading /> : null}
          {list.isError ? <Failed error={list.error} onRetry={() => void list.refetch()} /> : null}
          {list.data ? (
            <RecordTable
              label={text('backoffice.navigation.protection')}
              rows={list.data.players}
              rowKey={({ id }) => id}
              empty={text('backoffice.markers.empty')}
              onOpen={({ id }) => to({ open: id })}
              openKey={openId}
              columns={[
                { key: 'player', label: text('backoffice.column.player'), cell: ({ username }) => username },
                {
                  key: 'kinds',
                  label: text('backoffice.markers.filter'),
                  cell: ({ kinds }) => kinds.map((one) => text(kindMessages[one])).join(', '),
                },
                { key: 'markers', label: text('backoffice.markers.column.markers'), cell: ({ markers }) => number(markers), isNumeric: true },
                { key: 'last', label: text('backoffice.markers.column.last'), cell: ({ last_date }) => time(last_date), isShort: true },
              ]}
            />
          ) : null}
          <Pages page={page} total={list.data?.total ?? 0} onChange={(next) => to({ page: String(next) })} />
        </div>
        {openId ? (
          <MarkersPanel key={openId} id={openId} isLinked />
        ) : list.data && list.data.total > 0 ? (
          <div className={styles['panel']}>
            <p className={styles['dim']}>{text('backoffice.markers.choose')}</p>
          </div>
        ) : null}
      </div>
    </>
  );
}
