import { useState, type FormEvent } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';
import { useFormFocus } from '../form/useFormFocus.ts';

type Errors<Values, Fault> = Partial<Record<keyof Values, Fault>>;

type Config<Values, Fault> = {
  readonly empty: Values;
  /** What is wrong with the values before they are sent. */
  readonly check: (values: Values) => Errors<Values, Fault>;
  readonly send: (values: Values) => Promise<unknown>;
  /** Takes a refusal that the form itself has no place for. */
  readonly takeRefusal?: (failure: ApiError) => boolean;
};

/** A short form about a mailed link: what is typed, what is wrong with it, and the one submission that may be on its way. */
export function useLinkForm<Values extends Record<string, string>, Fault>({ empty, check, send, takeRefusal }: Config<Values, Fault>) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors<Values, Fault>>({});
  const [failure, setFailure] = useState<ApiError>();
  const [status, setStatus] = useState<'open' | 'busy' | 'done'>('open');
  const { ref, focus } = useFormFocus();

  async function submit(): Promise<void> {
    if (status === 'busy') return;
    const faults = check(values);
    setErrors(faults);
    setFailure(undefined);
    if (Object.keys(faults).length > 0) return focus('errors');
    setStatus('busy');
    try {
      await send(values);
      setStatus('done');
    } catch (error) {
      const refused = asApiError(error);
      setStatus('open');
      if (takeRefusal?.(refused)) return;
      const atFields = Object.entries(refused.fields).filter(([field]) => field in empty);
      setErrors(Object.fromEntries(atFields) as Errors<Values, Fault>);
      if (atFields.length === 0) setFailure(refused);
      focus('errors');
    }
  }

  return {
    values,
    failure,
    isBusy: status === 'busy',
    isDone: status === 'done',
    ref,
    handleSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
    /** What every field takes. */
    fieldProps: (field: keyof Values & string, messageOf: (fault: Fault) => string) => {
      const fault = errors[field];
      return {
        name: field,
        value: values[field],
        error: fault && messageOf(fault),
        maxLength: 200,
        required: true,
        onChange: ({ target }: { target: { value: string } }) => {
          setValues((typed) => ({ ...typed, [field]: target.value }));
          setErrors(({ [field]: _corrected, ...others }) => others as Errors<Values, Fault>);
        },
      };
    },
  };
}
