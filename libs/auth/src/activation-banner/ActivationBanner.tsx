import { useApi } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { IconMail } from '@playfront/ui/icons';
import { maskedEmail } from '../recovery/masked-email.ts';
import { SendAgain } from '../recovery/SendAgain.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { usePlayer } from '../session/useSessionState.ts';
import styles from './ActivationBanner.module.css';

export type ActivationBannerProps = {
  /** Opens the personal details, where the address can be changed. */
  readonly onChangeEmail: () => void;
};

/** Reminds a player of the activation mail until the account is activated: the live channel reports that, even if the link was opened on another device. */
export function ActivationBanner({ onChangeEmail }: ActivationBannerProps) {
  const { text } = useFormat();
  const api = useApi();
  const session = useSession();
  const player = usePlayer();

  if (player === undefined || player.activated) return null;
  return (
    <section className={styles.banner} aria-label={text('auth.activation_banner.label')}>
      <IconMail size={20} className={styles.icon} />
      <p className={styles.text}>{text('auth.activation_banner.text', { email: maskedEmail(player.email) })}</p>
      <div className={styles.actions}>
        <SendAgain
          size="s"
          label={text('auth.recovery.again')}
          send={async () => {
            const { outcome, wait_seconds: waitSeconds } = await api.frontResendActivation({});
            if (outcome === 'already_activated') await session.refreshPlayer();
            return { outcome: text('auth.recovery.sent'), waitSeconds };
          }}
        />
        <Button variant="quiet" size="s" onClick={onChangeEmail}>
          {text('auth.activation_banner.change')}
        </Button>
      </div>
    </section>
  );
}
