import type { PaymentContinuation } from '@playfront/api-contract';

/** The form that continues a payment when it is submitted; a redirect to its `action` must be allowed. */
export type PaymentForm = Pick<Extract<PaymentContinuation, { type: 'form' }>, 'action' | 'method' | 'fields'>;

/** Leaves this page by submitting a payment's form to its provider. */
export function submitPaymentForm({ action, method, fields }: PaymentForm): void {
  const form = document.createElement('form');
  form.hidden = true;
  for (const { name, value } of fields) form.append(hiddenInput(name, value));
  document.body.append(form);
  form.action = action;
  form.method = method;
  // Not `form.submit()`: a field named `submit` would shadow it.
  HTMLFormElement.prototype.submit.call(form);
}

function hiddenInput(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name, value });
  return input;
}
