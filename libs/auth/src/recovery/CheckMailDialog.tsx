import { useApi } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { IconMail } from '@playfront/ui/icons';
import { Dialog } from '@playfront/ui/overlays';
import { maskedEmail } from './masked-email.ts';
import { requestRecoveryMail, type RecoveryMail } from './recovery-mail.ts';
import styles from './RecoveryDialog.module.css';
import { SendAgain } from './SendAgain.tsx';

/** Time for a mail to arrive before another is requested. */
const pauseSeconds = 60;

export type CheckMailDialogProps = {
  readonly mail: RecoveryMail;
  readonly presentation: 'window' | 'fullscreen';
  readonly onClose: () => void;
  /** Returns to the login dialog. */
  readonly onBack: () => void;
};

/** After a recovery mail was sent: where it went, and what to do if it does not arrive. */
export function CheckMailDialog({ mail, presentation, onClose, onBack }: CheckMailDialogProps) {
  const { text } = useFormat();
  const api = useApi();
  const isPassword = mail.kind === 'password';
  return (
    <Dialog
      isOpen
      presentation={presentation}
      onClose={onClose}
      title={text('auth.check_mail.title')}
      closeLabel={text('auth.welcome.close')}
      back={{ label: text('auth.recovery.back'), onPress: onBack }}
      footer={
        <Button size="l" onClick={onBack} data-autofocus>
          {text('auth.check_mail.back')}
        </Button>
      }
    >
      <div className={styles.body}>
        <span className={styles.mark}>
          <IconMail size={24} />
        </span>
        <p className={styles.text}>
          {text(isPassword ? 'auth.check_mail.password' : 'auth.check_mail.username', { email: maskedEmail(mail.email) })}
        </p>
        <p className={styles.text}>{text('auth.check_mail.unconfirmed')}</p>
        <SendAgain
          size="s"
          label={text('auth.recovery.again')}
          initialWaitSeconds={pauseSeconds}
          send={async () => {
            await requestRecoveryMail(api, mail);
            return { outcome: text('auth.recovery.sent'), waitSeconds: pauseSeconds };
          }}
        />
      </div>
    </Dialog>
  );
}
