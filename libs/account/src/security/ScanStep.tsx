import { useApi } from '@playfront/api-client';
import type { ErrorKey } from '@playfront/api-contract';
import { errorKeyMessage, failureText } from '@playfront/auth';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { Button, buttonClass, joinClasses, Notice } from '@playfront/ui';
import { QrCode } from '@playfront/ui/qr-code';
import { CopyField, Form, OneTimeCodeField } from '@playfront/ui/forms';
import { focusOnMount } from './focus-on-mount.ts';
import styles from './Security.module.css';

export type ScanStepProps = {
  readonly secret: string;
  /** Content of the QR code. */
  readonly uri: string;
  /** Called with the recovery codes once the authenticator app is on. */
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
};

/** The secret as a QR code and as text, and a field for the first code of the app. */
export function ScanStep({ secret, uri, onConfirmed }: ScanStepProps) {
  const { text } = useFormat();
  const api = useApi();
  const { failure, isBusy, ref, fieldProps, handleSubmit, values } = useForm<{ code: string }, ErrorKey>({
    fields: useFormValues({ initial: { code: '' } }),
    check: ({ code }) => (code.length < 6 ? { code: 'code_required' } : {}),
    errorText: (key) => text(errorKeyMessage(key)),
    async send({ code }) {
      onConfirmed((await api.frontConfirmAuthenticator({ code })).recovery_codes);
    },
  });
  const { onChange, ...code } = fieldProps('code');
  return (
    <Form ref={ref} className={styles.form} aria-label={text('account.security.app.title')} onSubmit={handleSubmit}>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{failureText(text, failure)}</Notice>
        </div>
      )}
      <p ref={focusOnMount} tabIndex={-1} data-autofocus>
        {text('account.security.app.scan')}
      </p>
      <div className={styles.scan}>
        <a href={uri} className={joinClasses(buttonClass({ size: 'l', block: true }), styles.open)}>
          {text('account.security.app.open')}
        </a>
        <QrCode value={uri} label={text('account.security.app.qr')} />
        <CopyField
          className={styles.key}
          label={text('account.security.app.key')}
          value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
          copyLabel={text('account.security.codes.copy')}
          copiedLabel={text('account.security.codes.copied')}
        />
      </div>
      <OneTimeCodeField
        {...code}
        label={text('account.security.app.code')}
        hint={text('account.security.app.code_hint')}
        onChange={(digits) => onChange({ target: { value: digits } })}
        value={values.code}
      />
      <Button type="submit" variant="action" size="l" block isBusy={isBusy}>
        {text('account.security.app.confirm')}
      </Button>
    </Form>
  );
}
