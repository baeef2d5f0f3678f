import { useState, type FormEvent } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';
import type { FieldErrors } from './field-errors.schema.ts';
import { useFormErrors, type FormErrorsConfig } from './useFormErrors.ts';

type Phase = { readonly kind: 'editing'; readonly failure?: ApiError } | { readonly kind: 'busy' } | { readonly kind: 'sent' };

export type FormConfig<Values extends object, FieldError> = FormErrorsConfig<Values, FieldError> & {
  /** Sends valid values; rejects with an `ApiError`. Success clears the draft. */
  readonly send: (values: Values) => Promise<unknown> | void;
  /**
   * The errors of fields in a refusal, by default its `fields` (then `FieldError` includes `ErrorKey`). A refusal with such errors
   * is not repeated in `failure`.
   */
  readonly refusedFields?: (failure: ApiError) => FieldErrors<Values, FieldError>;
  /** Handles a refusal that the form cannot show; returns whether it did. */
  readonly handleRefusal?: (failure: ApiError) => boolean;
};

/**
 * State of a form that is validated and submitted as one: its values, their errors, and the submission in progress. An error or
 * a refusal is focused; the typed values remain.
 */
export function useForm<Values extends object, FieldError>({ send, refusedFields, handleRefusal, ...config }: FormConfig<Values, FieldError>) {
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  const clearFailure = () => setPhase((now) => (now.kind === 'editing' && now.failure ? { kind: 'editing' } : now));
  const { fields, isLive, onEdit } = config;
  const errors = useFormErrors({
    ...config,
    onEdit(changed) {
      onEdit?.(changed);
      if (isLive) clearFailure();
    },
  });
  const { allErrors, focus, refuse, show, values } = errors;

  function fail(failure: ApiError): void {
    if (handleRefusal?.(failure)) return;
    const refused = refusedFields ? refusedFields(failure) : namedFields(failure, values);
    refuse(refused as FieldErrors<Values, FieldError>);
    if (Object.keys(refused).length === 0) setPhase({ kind: 'editing', failure });
    focus('errors');
  }

  async function submit(): Promise<void> {
    if (phase.kind === 'busy') return;
    show(Object.keys(allErrors));
    refuse({});
    setPhase({ kind: 'editing' });
    if (Object.keys(allErrors).length > 0) return focus('errors');
    setPhase({ kind: 'busy' });
    try {
      await send(values);
    } catch (error) {
      setPhase({ kind: 'editing' });
      return fail(asApiError(error));
    }
    fields.clearDraft();
    setPhase({ kind: 'sent' });
  }

  return {
    ...errors,
    submit,
    failure: phase.kind === 'editing' ? phase.failure : undefined,
    isBusy: phase.kind === 'busy',
    isSent: phase.kind === 'sent',
    handleSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
    /** Clears the edits and their errors. */
    reset() {
      fields.reset();
      errors.hide(Object.keys(values));
      refuse({});
      setPhase({ kind: 'editing' });
    },
  };
}

function namedFields({ fields }: ApiError, values: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => Object.hasOwn(values, field)));
}
