import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { ReviewedDocument } from '@playfront/api-contract';
import { IconRotateClockwise, IconZoomIn, IconZoomOut } from '@playfront/ui/icons';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useStaffQuery } from '../session/useStaffQuery.ts';
import { Failed } from '../status/Failed.tsx';
import { Loading } from '../status/Loading.tsx';
import { kindMessages } from './document.messages.ts';
import styles from './documents.module.css';

const zooms = [1, 1.5, 2, 3, 4] as const;

/** The pages of a document, with buttons and keys. Each view is an entry of the audit log. */
export function DocumentViewer({ document }: { document: ReviewedDocument }) {
  const { text, time } = useStaffFormat();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);
  const [rotations, setRotations] = useState(0);
  const file = useQuery({ ...useStaffQuery('adminGetDocumentFile', { id: document.id, page }), staleTime: Infinity });
  const address = useBlobAddress(file.data);
  const pages = document.files.length;
  const title = text('backoffice.documents.page', { kind: text(kindMessages[document.kind]), page, pages });
  const isPdf = file.data?.media_type === 'application/pdf';
  const toPage = (next: number) => {
    if (next < 1 || next > pages) return;
    setPage(next);
    setRotations(0);
  };
  const zoomIn = () => setZoom(Math.min(zooms.length - 1, zoom + 1));
  const zoomOut = () => setZoom(Math.max(0, zoom - 1));
  const rotate = () => setRotations(rotations + 1);
  const keys: Readonly<Record<string, () => void>> = {
    ...{ ArrowLeft: () => toPage(page - 1), ArrowRight: () => toPage(page + 1) },
    ...(isPdf ? {} : { '+': zoomIn, '-': zoomOut, r: rotate, R: rotate }),
  };

  function handleKeyDown(event: KeyboardEvent): void {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <section className={styles['viewer']} aria-label={title} onKeyDown={handleKeyDown}>
      <div className={styles['tools']}>
        <h2>{title}</h2>
        {isPdf ? null : (
          <>
            <Tool label={text('backoffice.documents.zoom_out')} icon={IconZoomOut} isDisabled={zoom === 0} onClick={zoomOut} />
            <Tool label={text('backoffice.documents.zoom_in')} icon={IconZoomIn} isDisabled={zoom === zooms.length - 1} onClick={zoomIn} />
            <Tool label={text('backoffice.documents.turn')} icon={IconRotateClockwise} onClick={rotate} />
          </>
        )}
      </div>
      {file.isError ? <Failed error={file.error} onRetry={() => void file.refetch()} /> : null}
      {/* A scrollable region must be focusable for keyboard users. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['stage']} tabIndex={0} role="group" aria-label={title}>
        {address === undefined ? <Loading /> : null}
        {/* A sandbox would disable the browser's PDF viewer. The blob has the type PDF, so it cannot run scripts in this page. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        {address !== undefined && isPdf ? <iframe title={title} src={address} /> : null}
        {address !== undefined && !isPdf ? (
          <div className={styles['sheet']} style={{ '--zoom': zooms[zoom] } as CSSProperties}>
            <img src={address} alt={title} style={{ transform: `rotate(${rotations * 90}deg)` }} />
          </div>
        ) : null}
      </div>
      <div className={styles['foot']}>
        <span>{text('backoffice.documents.uploaded', { time: time(document.date) })}</span>
        {pages > 1 ? (
          <span>
            <Button variant="default" size="compact-xs" disabled={page === 1} onClick={() => toPage(page - 1)}>
              {text('backoffice.documents.previous_page')}
            </Button>{' '}
            <Button variant="default" size="compact-xs" disabled={page === pages} onClick={() => toPage(page + 1)}>
              {text('backoffice.documents.next_page')}
            </Button>
          </span>
        ) : null}
        <span>
          {[pages > 1 ? text('backoffice.documents.keys_page') : '', isPdf ? '' : text('backoffice.documents.keys')].filter(Boolean).join(', ')}
        </span>
      </div>
    </section>
  );
}

type ToolProps = { readonly label: string; readonly icon: typeof IconZoomIn; readonly isDisabled?: boolean; readonly onClick: () => void };

function Tool({ label, icon: ToolIcon, isDisabled = false, onClick }: ToolProps) {
  return (
    <ActionIcon variant="default" size={30} aria-label={label} title={label} disabled={isDisabled} onClick={onClick}>
      <ToolIcon size={16} />
    </ActionIcon>
  );
}

/** A blob URL of the file, revoked when the file changes or the component unmounts. */
function useBlobAddress(file: { readonly content: string; readonly media_type: string } | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const bytes = Uint8Array.from(atob(file.content), (char) => char.codePointAt(0) ?? 0);
    const made = URL.createObjectURL(new Blob([bytes], { type: file.media_type }));
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
