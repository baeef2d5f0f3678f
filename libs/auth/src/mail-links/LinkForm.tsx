import type { FormEvent, ReactNode, Ref } from 'react';
import type { ApiError } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { failureMessage } from '../failure/api.failures.ts';
import styles from './MailLinks.module.css';

type LinkFormProps = {
  readonly title: string;
  readonly submitLabel: string;
  /** From `useLinkForm`. */
  readonly form: {
    readonly ref: Ref<HTMLFormElement>;
    readonly failure: ApiError | undefined;
    readonly isBusy: boolean;
    readonly handleSubmit: (event: FormEvent) => void;
  };
  readonly children: ReactNode;
};

/** The frame of a short form about a mailed link: why it was refused, its fields, its button. */
export function LinkForm({ title, submitLabel, form: { ref, failure, isBusy, handleSubmit }, children }: LinkFormProps) {
  const { text } = useFormat();
  return (
    <form ref={ref} className={styles.form} noValidate aria-label={title} onSubmit={handleSubmit}>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{text(failureMessage(failure))}</Notice>
        </div>
      )}
      {children}
      <Button type="submit" variant="action" size="l" block isBusy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
