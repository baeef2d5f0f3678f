import { useEffect, useRef, useState, type RefObject } from 'react';

type FocusTarget = 'errors' | 'heading';

const fieldAtFault = ':is(input, select, textarea)[aria-invalid="true"]:not([hidden] *)';

/**
 * Moves the focus together with a change of the form's state. `errors`: the first field at fault, else the element marked
 * `data-form-notice`; `heading`: the one marked `data-form-heading`, when a step opens. Give `ref` to the form.
 */
export function useFormFocus(): { ref: RefObject<HTMLFormElement | null>; focus: (target: FocusTarget) => void } {
  const ref = useRef<HTMLFormElement>(null);
  // An object, so that asking twice for the same target moves the focus twice.
  const [request, setRequest] = useState<{ target: FocusTarget }>();
  useEffect(() => {
    if (!request) return;
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
    const element = request.target === 'heading' ? find('[data-form-heading]') : (find(fieldAtFault) ?? find('[data-form-notice]'));
    element?.focus();
  }, [request]);
  return { ref, focus: (target) => setRequest({ target }) };
}
