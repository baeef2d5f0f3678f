import { useState } from 'react';
import { useApi } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Steps } from '@playfront/ui/forms';
import { Dialog } from '@playfront/ui/overlays';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';
import styles from './Security.module.css';

export type StartedApp = { readonly secret: string; readonly uri: string };

type Phase = { readonly kind: 'password' } | ({ readonly kind: 'scan' } & StartedApp) | { readonly kind: 'codes'; readonly codes: readonly string[] };

export type AuthenticatorDialogProps = {
  /** The started setup of a player with a confirmed identity; without it, the password is the first step. */
  readonly started?: StartedApp | undefined;
  /** New recovery codes, which replace the old ones: shows only these. */
  readonly renewedCodes?: readonly string[] | undefined;
  /** Called when the app has been turned on. */
  readonly onTurnedOn: () => void;
  readonly onClose: () => void;
};

const stepOf = { password: 0, scan: 1, codes: 2 } as const;

/** Sets up the authenticator app: password, QR code with the first code, recovery codes. */
export function AuthenticatorDialog({ started, renewedCodes, onTurnedOn, onClose }: AuthenticatorDialogProps) {
  const { text } = useFormat();
  const api = useApi();
  const [phase, setPhase] = useState<Phase>(
    renewedCodes ? { kind: 'codes', codes: renewedCodes } : started ? { kind: 'scan', ...started } : { kind: 'password' },
  );
  const steps = [
    { id: 'password', label: text('account.security.step.password') },
    { id: 'scan', label: text('account.security.step.scan') },
    { id: 'codes', label: text('account.security.step.codes') },
  ];
  return (
    <Dialog
      isOpen
      title={text(renewedCodes ? 'account.security.codes.title' : 'account.security.app.title')}
      closeLabel={text('account.security.close')}
      onClose={onClose}
      // The codes are shown only once.
      canClose={phase.kind !== 'codes'}
    >
      <div className={styles.form}>
        {!renewedCodes && <Steps label={text('account.security.app.title')} steps={steps} currentIndex={stepOf[phase.kind]} />}
        {phase.kind === 'password' && (
          <PasswordStep
            onPassword={async (password) => {
              const { secret, otpauth_uri: uri } = await api.frontStartAuthenticator({ password });
              setPhase({ kind: 'scan', secret, uri });
            }}
          />
        )}
        {phase.kind === 'scan' && (
          <ScanStep
            secret={phase.secret}
            uri={phase.uri}
            onConfirmed={(codes) => {
              setPhase({ kind: 'codes', codes });
              onTurnedOn();
            }}
          />
        )}
        {phase.kind === 'codes' && <RecoveryCodes codes={phase.codes} onDone={onClose} />}
      </div>
    </Dialog>
  );
}
