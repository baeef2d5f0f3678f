import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import type { ButtonVariant } from '../controls/button-class.ts';
import { DescriptionList } from '../data/DescriptionList.tsx';
import type { DescriptionRow } from '../data/DescriptionList.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { useBackStep } from './back-steps.ts';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Called when the player cancels: second button, Escape or scrim. */
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Explains what will happen. */
  children?: ReactNode;
  /** Figures: what is gained and what is lost. */
  facts?: readonly DescriptionRow[] | undefined;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /**
   * `action` continues; `destructive` names the loss and focuses the cancel button; `equal` emphasises neither button
   * (a reality check) and cannot be dismissed.
   */
  kind?: 'action' | 'destructive' | 'equal' | undefined;
  /** Waiting for a response; the dialog stays open. */
  isBusy?: boolean | undefined;
  /** The server's refusal, announced immediately. */
  error?: ReactNode;
  /** A third action below the text, such as a link to the history. */
  extra?: ReactNode;
  /** False if the page below handles the browser's Back. */
  hasBackStep?: boolean | undefined;
}

const variants: Record<NonNullable<ConfirmDialogProps['kind']>, ButtonVariant> = { action: 'action', destructive: 'danger', equal: 'secondary' };

/** A confirmation with two buttons. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onClose,
    onConfirm,
    title,
    closeLabel,
    children,
    facts = [],
    confirmLabel,
    cancelLabel,
    kind = 'action',
    isBusy = false,
    error,
    extra,
    hasBackStep = true,
  } = props;
  const textId = useId();
  const canClose = kind !== 'equal' && !isBusy;
  useBackStep(isOpen && canClose && hasBackStep, onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      presentation="question"
      size={facts.length > 0 ? 'm' : 's'}
      canClose={canClose}
      footer={
        <>
          <Button size="l" disabled={isBusy} aria-describedby={textId} onClick={onClose} data-autofocus={kind === 'action' ? undefined : true}>
            {cancelLabel}
          </Button>
          <Button
            size="l"
            variant={variants[kind]}
            isBusy={isBusy}
            aria-describedby={textId}
            onClick={onConfirm}
            data-autofocus={kind === 'action' ? true : undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={textId} className={styles.text}>
        {children}
        {facts.length > 0 && <DescriptionList rows={facts} isBoxed className={styles.facts} />}
      </div>
      {error !== undefined && (
        <Notice kind="danger" className={styles.error}>
          {error}
        </Notice>
      )}
      {extra !== undefined && <div className={styles.extra}>{extra}</div>}
    </Dialog>
  );
}
