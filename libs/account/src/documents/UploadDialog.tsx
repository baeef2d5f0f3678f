import { useEffect, useState } from 'react';
import type { DocumentRequirement } from '@playfront/api-contract';
import { errorKeyMessage, failureText } from '@playfront/auth';
import { useFormat, type Format } from '@playfront/i18n';
import { Button, Notice, ProgressBar } from '@playfront/ui';
import { FileField } from '@playfront/ui/forms';
import { Dialog } from '@playfront/ui/overlays';
import { kindMessages } from './documents.messages.ts';
import styles from './DocumentsView.module.css';
import { acceptedTypes, dataUrlOf } from './prepare-file.ts';
import { useDocumentUpload } from './useDocumentUpload.ts';

type UploadDialogProps = { readonly requirement: DocumentRequirement; readonly onClose: () => void; readonly onSent: () => void };

/** Chooses a file or takes a photo on a phone, previews it, and sends it. */
export function UploadDialog({ requirement, onClose, onSent }: UploadDialogProps) {
  const format = useFormat();
  const { text, percent } = format;
  const { ref, phase, choose, send, remove, cancel } = useDocumentUpload(requirement, onSent);
  const [titleId, hintId] = kindMessages[requirement.kind];
  const file = phase.kind === 'choosing' ? undefined : phase.file;
  const preview = usePreview(phase.kind === 'unfit' ? undefined : file);
  const isSending = phase.kind === 'sending';
  const failure = phase.kind === 'chosen' ? phase.failure : undefined;
  const fault = phase.kind === 'unfit' ? text(phase.error === 'too_large' ? 'account.documents.too_large' : errorKeyMessage(phase.error)) : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isSending}
      title={text(titleId)}
      closeLabel={text('account.documents.close')}
      footer={
        <>
          <Button onClick={isSending ? cancel : onClose}>{text('account.documents.cancel')}</Button>
          <Button variant="action" disabled={file === undefined || fault !== undefined} isBusy={isSending} onClick={() => void send()}>
            {failure ? text('account.documents.retry') : text('account.documents.send')}
          </Button>
        </>
      }
    >
      <div ref={ref} className={styles.upload}>
        <p>{text(hintId)}</p>
        {requirement.note && <p>{requirement.note}</p>}
        <FileField
          label={text('account.documents.file')}
          chooseText={text('account.documents.choose')}
          photoText={text('account.documents.photo')}
          hint={text('account.documents.limits')}
          accept={acceptedTypes}
          file={file && { name: file.name, sizeText: sizeText(format, file.size) }}
          isBusy={isSending}
          error={fault}
          onChoose={(chosen) => void choose(chosen)}
          onRemove={remove}
          removeLabel={text('account.documents.remove')}
        />
        {preview && <img className={styles.preview} src={preview.url} alt={text('account.documents.preview')} onError={preview.onError} />}
        {isSending && <UploadProgress sent={percent(Math.round(phase.share * 100), { maximumFractionDigits: 0 })} share={phase.share} />}
        {failure && <Notice kind="danger">{failure.kind === 'refused' ? failureText(text, failure) : text('account.documents.failed')}</Notice>}
      </div>
    </Dialog>
  );
}

/** Size in kilobytes, or in megabytes with one decimal; like the limit, in units of 1024. */
function sizeText({ text, number }: Format, bytes: number): string {
  const kilobytes = bytes / 1024;
  const isSmall = kilobytes < 1000;
  const size = isSmall ? Math.ceil(kilobytes) : Math.round(kilobytes / 102.4) / 10;
  return text('account.documents.size', { unit: isSmall ? 'kilobyte' : 'megabyte', size: number(size) });
}

function UploadProgress({ sent, share }: { sent: string; share: number }) {
  return <ProgressBar label={useFormat().text('account.documents.sending')} share={share} valueText={sent} end={sent} />;
}

/** A chosen image as a data URL, since the content security policy does not allow blobs; `undefined` if the browser cannot show it. */
function usePreview(file: File | undefined): { url: string; onError: () => void } | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    let isCurrent = true;
    // A file that cannot be read has no preview; sending it shows the error.
    dataUrlOf(file).then(
      (url) => isCurrent && setPreview(url),
      () => undefined,
    );
    return () => {
      isCurrent = false;
      setPreview(undefined);
    };
  }, [file]);
  return preview === undefined ? undefined : { url: preview, onError: () => setPreview(undefined) };
}
