import type { ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { Dialog } from '@playfront/ui/overlays';
import type { RecoveryMail } from './recovery-mail.ts';
import styles from './RecoveryDialog.module.css';

export type RecoveryDialogProps = {
  readonly presentation: 'window' | 'fullscreen';
  readonly onClose: () => void;
  /** Returns to the login dialog. */
  readonly onBack: () => void;
  /** Called once the operator has accepted the request (result 1). */
  readonly onSent: (mail: RecoveryMail) => void;
};

type Layout = Omit<RecoveryDialogProps, 'onSent'> & {
  readonly title: string;
  readonly intro: string;
  readonly submitLabel: string;
  readonly formId: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
};

/** Layout of the recovery dialogs: an explanation, the form, and its buttons, which stay visible above a phone's keyboard. */
export function RecoveryDialog({ presentation, onClose, onBack, title, intro, submitLabel, formId, isBusy, children }: Layout) {
  const { text } = useFormat();
  return (
    <Dialog
      isOpen
      presentation={presentation}
      onClose={onClose}
      title={title}
      closeLabel={text('auth.welcome.close')}
      back={{ label: text('auth.recovery.back'), onPress: onBack }}
      footer={
        <>
          <Button size="l" className={styles.back} onClick={onBack}>
            {text('auth.recovery.back')}
          </Button>
          <Button type="submit" form={formId} variant="action" size="l" isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.text}>{intro}</p>
        {children}
      </div>
    </Dialog>
  );
}
