import { useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { useEarlyInput } from '../useEarlyInput.ts';

/** Props of a form element, except those that decide how it is sent. */
export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'method' | 'action' | 'noValidate'>;

/**
 * The only form element of the site. `onSubmit` sends it. Before hydration, Enter does nothing: `method="dialog"` never sends a request, whereas
 * the default would put all fields, including passwords, into the URL. Text typed before hydration is kept.
 */
export function Form({ ref, ...form }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLFormElement, []);
  useEarlyInput(element);
  return <form {...form} ref={element} method="dialog" noValidate />;
}
