import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { Pages, pageSize } from '../table/Pages.tsx';
import { HandleMarkers } from './HandleMarkers.tsx';
import { MarkerList } from './MarkerList.tsx';
import styles from '../frame/layout.module.css';

/** The markers of harm of a player: the open ones with the form that handles them, and the handled ones. */
export function MarkersPanel({ id, isLinked = false }: { id: string; isLinked?: boolean }) {
  const { text } = useStaffFormat();
  const [page, setPage] = useState(1);
  const list = useQuery(useStaffQuery('adminGetHarmMarkers', { player_id: id, page, page_size: pageSize }));
  if (list.isPending) return <Loading />;
  if (list.isError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  const { username, markers, total } = list.data;
  const open = markers.filter(({ handled }) => handled === null);
  const handled = markers.filter((marker) => marker.handled !== null);
  const ids = open.map((marker) => marker.id);
  return (
    <section className={styles['panel']} aria-label={text('backoffice.markers.panel', { username })}>
      {isLinked ? (
        <h2>
          <Link to={`/players/${id}?tab=protection`}>{username}</Link>
        </h2>
      ) : null}
      <p className={styles['dim']}>{text('backoffice.markers.hint')}</p>
      {total === 0 ? <p>{text('backoffice.markers.none')}</p> : null}
      {open.length > 0 ? (
        <>
          <h2>{text('backoffice.markers.open')}</h2>
          <MarkerList label={text('backoffice.markers.open')} markers={open} />
          <HandleMarkers key={ids.join()} player={{ id, username }} ids={ids} />
        </>
      ) : null}
      {handled.length > 0 ? (
        <>
          <h2>{text('backoffice.markers.history')}</h2>
          <MarkerList label={text('backoffice.markers.history')} markers={handled} />
        </>
      ) : null}
      {total > pageSize ? <Pages page={page} total={total} hint="" onChange={setPage} /> : null}
    </section>
  );
}
