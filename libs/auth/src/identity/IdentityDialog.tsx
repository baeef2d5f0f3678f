import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { asApiError, callQuery, useApi } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, ErrorState, Notice, Skeleton } from '@playfront/ui';
import { Form, PasswordField, TextField } from '@playfront/ui/forms';
import { IconFingerprint } from '@playfront/ui/icons';
import { Dialog } from '@playfront/ui/overlays';
import { failureText } from '../failure/api.failures.ts';
import { AccountUsername } from '../form/AccountUsername.tsx';
import { passwordLabels } from '../form/password-labels.ts';
import { useIsPasskeySupported } from '../passkey/useIsPasskeySupported.ts';
import styles from './IdentityDialog.module.css';
import { useIdentityForm } from './useIdentityForm.ts';

export type IdentityDialogProps = {
  readonly presentation: 'window' | 'fullscreen';
  /** Called with true once the player has confirmed their identity, with false if they close the dialog. */
  readonly onResult: (isConfirmed: boolean) => void;
};

/** Confirms the player's identity before a change to the account's security: by password and code, or by passkey. */
export function IdentityDialog({ presentation, onResult }: IdentityDialogProps) {
  const { text } = useFormat();
  const api = useApi();
  const factors = useQuery(callQuery(api, 'frontGetFactors', {}, { staleMs: 0, owner: 'player' }));
  return (
    <Dialog
      isOpen
      presentation={presentation}
      title={text('auth.identity.title')}
      closeLabel={text('auth.identity.close')}
      onClose={() => onResult(false)}
    >
      {factors.data ? (
        <IdentityForm
          hasAuthenticator={factors.data.authenticator !== null}
          hasPasskeys={factors.data.passkeys.length > 0}
          onConfirmed={() => onResult(true)}
        />
      ) : factors.isError ? (
        <ErrorState
          title={failureText(text, asApiError(factors.error))}
          retryLabel={text('auth.identity.retry')}
          onRetry={() => void factors.refetch()}
        />
      ) : (
        <div aria-busy="true">
          <span className="visually-hidden">{text('auth.identity.loading')}</span>
          <Skeleton height={240} />
        </div>
      )}
    </Dialog>
  );
}

type IdentityFormProps = { readonly hasAuthenticator: boolean; readonly hasPasskeys: boolean; readonly onConfirmed: () => void };

function IdentityForm({ hasAuthenticator, hasPasskeys, onConfirmed }: IdentityFormProps) {
  const format = useFormat();
  const { text } = format;
  const textId = useId();
  const isSupported = useIsPasskeySupported();
  const { failure, isBusy, ref, fieldProps, handleSubmit, passkey } = useIdentityForm(hasAuthenticator, onConfirmed);
  return (
    <Form ref={ref} className={styles.form} aria-label={text('auth.identity.title')} aria-describedby={textId} onSubmit={handleSubmit}>
      <p id={textId}>{text('auth.identity.text')}</p>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{failureText(text, failure)}</Notice>
        </div>
      )}
      {passkey.failure && (
        <Notice kind={passkey.failure === 'cancelled' ? 'info' : 'danger'}>
          {passkey.failure === 'cancelled' ? text('auth.passkey.cancelled') : failureText(text, passkey.failure)}
        </Notice>
      )}
      {hasPasskeys && isSupported && (
        <>
          <Button variant="action" size="l" block icon={<IconFingerprint />} isBusy={passkey.isBusy} onClick={passkey.handlePress}>
            {text('auth.identity.passkey')}
          </Button>
          <p className={styles.or}>{text('auth.login.or')}</p>
        </>
      )}
      <AccountUsername />
      <PasswordField
        {...fieldProps('password')}
        label={text('auth.identity.password')}
        {...passwordLabels(format)}
        autoComplete="current-password"
        autoFocus
        data-autofocus
      />
      {hasAuthenticator && (
        <TextField
          {...fieldProps('code')}
          label={text('auth.identity.code')}
          hint={text('auth.identity.code_hint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <Button type="submit" variant={hasPasskeys && isSupported ? 'secondary' : 'action'} size="l" block isBusy={isBusy}>
        {text('auth.identity.submit')}
      </Button>
    </Form>
  );
}
