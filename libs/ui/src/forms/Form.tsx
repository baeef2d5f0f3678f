import { useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { useEarlyInput } from '../useEarlyInput.ts';

/** As of a form element; how it sends is not a prop. */
export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'method' | 'action' | 'noValidate'>;

/**
 * The only form element of the site. `onSubmit` sends it. Until React has hydrated it, Enter does nothing: the method of dialogs never sends
 * anything, whereas the default would put every field, passwords too, into the address. What was typed until then is kept.
 */
export function Form({ ref, ...form }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLFormElement, []);
  useEarlyInput(element);
  return <form {...form} ref={element} method="dialog" noValidate />;
}
