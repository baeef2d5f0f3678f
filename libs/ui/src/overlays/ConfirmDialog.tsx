import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import type { ButtonVariant } from '../controls/buttonClass.ts';
import { DescriptionList } from '../data/DescriptionList.tsx';
import type { DescriptionRow } from '../data/DescriptionList.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { useBackStep } from './back-steps.ts';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The player does not go on: the second button, Escape, the scrim. */
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  closeLabel: string;
  /** In words what happens. */
  children?: ReactNode;
  /** In figures what is gained and what is lost. */
  facts?: readonly DescriptionRow[] | undefined;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /**
   * `action` leads on; `destructive` says what is lost and has the focus on the way out; `equal` favours neither
   * (a reality check) and must be answered.
   */
  kind?: 'action' | 'destructive' | 'equal' | undefined;
  /** The answer is awaited; the dialog stays. */
  isBusy?: boolean | undefined;
  /** The server refused; said at once. */
  error?: ReactNode;
  /** A quiet third way under the text, such as a link to the history. */
  extra?: ReactNode;
  /** False where the page below handles the browser's Back. */
  hasBackStep?: boolean | undefined;
}

const variants: Record<NonNullable<ConfirmDialogProps['kind']>, ButtonVariant> = { action: 'action', destructive: 'danger', equal: 'secondary' };

/** One question with two answers. */
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
