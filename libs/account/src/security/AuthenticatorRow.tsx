import { useState } from 'react';
import { useApi } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { CardRow } from '@playfront/ui/data';
import { IconDeviceMobileCode } from '@playfront/ui/icons';
import { ConfirmDialog } from '@playfront/ui/overlays';
import { AuthenticatorDialog, type StartedApp } from './AuthenticatorDialog.tsx';
import { useAction } from './useAction.ts';
import { useFactors } from './useFactors.ts';

type Open =
  | { readonly kind: 'set-up'; readonly started?: StartedApp }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'remove' };

/** The authenticator app, with buttons to set it up, renew its recovery codes, and turn it off. */
export function AuthenticatorRow() {
  const { text, date } = useFormat();
  const api = useApi();
  const { factors, hasFactors, reload } = useFactors();
  const [open, setOpen] = useState<Open>();
  const { isBusy, failure, run } = useAction();
  const authenticator = factors.data?.authenticator;
  const close = () => setOpen(undefined);

  function setUp(): void {
    if (!hasFactors) return setOpen({ kind: 'set-up' });
    run(async () => {
      const { secret, otpauth_uri: uri } = await api.frontStartAuthenticator({});
      setOpen({ kind: 'set-up', started: { secret, uri } });
    });
  }

  const renew = () =>
    run(async () => {
      const { recovery_codes: codes } = await api.frontNewRecoveryCodes({});
      setOpen({ kind: 'codes', codes });
      await reload();
    });

  const remove = () =>
    run(async () => {
      close();
      await api.frontRemoveAuthenticator({});
      await reload();
    });

  const state = authenticator
    ? text('account.security.app.on', { date: date(authenticator.added_at), count: authenticator.recovery_codes_left })
    : text('account.security.app.off');
  return (
    <>
      <CardRow
        icon={<IconDeviceMobileCode />}
        title={text('account.security.app.title')}
        hint={failure ? <span role="alert">{failureText(text, failure)}</span> : factors.data && state}
        actions={
          authenticator ? (
            <>
              <Button size="s" variant="quiet" isBusy={isBusy} onClick={renew}>
                {text('account.security.app.renew')}
              </Button>
              <Button size="s" disabled={isBusy} onClick={() => setOpen({ kind: 'remove' })}>
                {text('account.security.app.remove')}
              </Button>
            </>
          ) : (
            <Button size="s" isBusy={isBusy} disabled={!factors.data} onClick={setUp}>
              {text('account.security.app.set_up')}
            </Button>
          )
        }
      />
      {open?.kind === 'set-up' && <AuthenticatorDialog started={open.started} onTurnedOn={() => void reload()} onClose={close} />}
      {open?.kind === 'codes' && <AuthenticatorDialog renewedCodes={open.codes} onTurnedOn={() => {}} onClose={close} />}
      <ConfirmDialog
        isOpen={open?.kind === 'remove'}
        kind="destructive"
        title={text('account.security.app.remove_title')}
        closeLabel={text('account.security.close')}
        confirmLabel={text('account.security.app.remove')}
        cancelLabel={text('account.security.keep')}
        onConfirm={remove}
        onClose={close}
      >
        {text('account.security.app.remove_text')}
      </ConfirmDialog>
    </>
  );
}
