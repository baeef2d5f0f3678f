import { useEffect, useRef, useState, type RefObject } from 'react';

type FocusTarget = 'errors' | 'heading';

/** For radio buttons the group is marked: a radio button does not support `aria-invalid`. */
const invalidField = ':is(input, select, textarea):is([aria-invalid="true"], [aria-invalid="true"] [type="radio"]):not([hidden] *)';

/**
 * Moves the focus after a change of the form's state. `errors`: the first field with an error, otherwise the element marked
 * `data-form-notice`; `heading`: the element marked `data-form-heading`, when a step opens. Pass `ref` to the form, or to an element around its fields.
 */
export function useFormFocus<Root extends HTMLElement = HTMLFormElement>(): { ref: RefObject<Root | null>; focus: (target: FocusTarget) => void } {
  const ref = useRef<Root>(null);
  // An object, so that requesting the same target twice moves the focus twice.
  const [request, setRequest] = useState<{ target: FocusTarget }>();
  useEffect(() => {
    if (!request) return;
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
    const element = request.target === 'heading' ? find('[data-form-heading]') : (find(invalidField) ?? find('[data-form-notice]'));
    element?.focus();
  }, [request]);
  return { ref, focus: (target) => setRequest({ target }) };
}
