import { useApi } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import type { ButtonProps } from '@playfront/ui';
import { SendAgain } from '../recovery/SendAgain.tsx';

/** Sends the signed-in player another activation link, and shows whether it was sent. */
export function ResendActivation(button: Pick<ButtonProps, 'size' | 'variant'>) {
  const { text } = useFormat();
  const api = useApi();
  return (
    <SendAgain
      {...button}
      label={text('auth.activate.resend')}
      send={async () => {
        const { outcome, wait_seconds: waitSeconds } = await api.frontResendActivation({});
        return { outcome: text(outcome === 'already_activated' ? 'auth.activate.already' : 'auth.activate.resent'), waitSeconds };
      }}
    />
  );
}
