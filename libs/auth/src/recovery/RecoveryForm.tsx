import type { FormEvent, ReactNode, Ref } from 'react';
import type { ApiError } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { Form } from '@playfront/ui/forms';
import { failureText } from '../failure/api.failures.ts';
import styles from './RecoveryForm.module.css';

export type RecoveryFormProps = {
  readonly title: string;
  /** From `useForm`. */
  readonly form: {
    readonly ref: Ref<HTMLFormElement>;
    readonly failure: ApiError | undefined;
    readonly isBusy: boolean;
    readonly handleSubmit: (event: FormEvent) => void;
  };
  /** Id of the form, for a submit button outside it. */
  readonly id?: string | undefined;
  /** Label of the submit button; undefined if that is outside the form. */
  readonly submitLabel?: string | undefined;
  /** Replaces the text of a failed call. */
  readonly failureNotice?: ((failure: ApiError) => ReactNode) | undefined;
  readonly children: ReactNode;
};

/** Layout of a short form: refusal, fields, button. */
export function RecoveryForm({ title, form: { ref, failure, isBusy, handleSubmit }, id, submitLabel, failureNotice, children }: RecoveryFormProps) {
  const { text } = useFormat();
  return (
    <Form ref={ref} id={id} className={styles.form} aria-label={title} onSubmit={handleSubmit}>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          {failureNotice ? failureNotice(failure) : <Notice kind="danger">{failureText(text, failure)}</Notice>}
        </div>
      )}
      {children}
      {submitLabel && (
        <Button type="submit" variant="action" size="l" block isBusy={isBusy}>
          {submitLabel}
        </Button>
      )}
    </Form>
  );
}
