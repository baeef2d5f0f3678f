import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from './draft.schema.ts';

export type FormValues<Values extends object> = {
  /** Current values of the fields. */
  readonly values: Values;
  /** The values that were typed or restored. */
  readonly typed: Partial<Values>;
  /** Whether a draft was restored. */
  readonly isRestored: boolean;
  /** Changes one or more fields and stores them in the draft. */
  change(changed: Partial<Values>): void;
  /** Fills in fields for the player; the draft contains them from the next change on. */
  fill(changed: Partial<Values>): void;
  /** Clears the draft but not the fields. */
  clearDraft(): void;
  /** Clears the draft and returns to `initial`. */
  reset(): void;
};

export type FormValuesConfig<Values extends object> = {
  /** Values of untouched fields. They may change, such as when a profile has loaded; a function derives them from the typed values. */
  readonly initial: Values | ((typed: Partial<Values>) => Values);
  readonly draft?: Draft<Partial<Values>>;
};

/** Values of a form: `initial`, overridden by its draft and by typed values. */
export function useFormValues<Values extends object>({ initial, draft }: FormValuesConfig<Values>): FormValues<Values> {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [isRestored, setRestored] = useState(false);
  // Values of the draft in a ref: it may be read before the next render, when the page is replaced.
  const draftValues = useRef<Partial<Values>>({});

  // After hydration: the server's HTML has no draft.
  useEffect(
    () =>
      draft?.attach({
        read: () => draftValues.current,
        restore(restored) {
          draftValues.current = { ...restored, ...draftValues.current };
          setTyped((now) => ({ ...restored, ...now }));
          setRestored(true);
        },
        empty() {
          draftValues.current = {};
          setTyped({});
        },
      }),
    [draft],
  );

  const fill = useCallback((changed: Partial<Values>) => {
    draftValues.current = { ...draftValues.current, ...changed };
    setTyped((now) => ({ ...now, ...changed }));
  }, []);

  function clearDraft(): void {
    draftValues.current = {};
    draft?.clear();
  }

  return {
    values: { ...(typeof initial === 'function' ? initial(typed) : initial), ...typed },
    typed,
    isRestored,
    change(changed) {
      fill(changed);
      draft?.write(draftValues.current);
    },
    fill,
    clearDraft,
    reset() {
      clearDraft();
      setTyped({});
    },
  };
}
