import type { PaymentContinuation } from '@playfront/api-contract';

/** The form of a payment that continues by submitting it; `action` is an address that a redirect is allowed to. */
export type PaymentForm = Pick<Extract<PaymentContinuation, { type: 'form' }>, 'action' | 'method' | 'fields'>;

/** Leaves this page by submitting a payment's form to its provider. */
export function submitPaymentForm({ action, method, fields }: PaymentForm): void {
  const form = document.createElement('form');
  form.hidden = true;
  for (const { name, value } of fields) form.append(hiddenInput(name, value));
  document.body.append(form);
  form.action = action;
  form.method = method;
  // Not `form.submit`: a field of that name would hide it.
  HTMLFormElement.prototype.submit.call(form);
}

function hiddenInput(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name, value });
  return input;
}
