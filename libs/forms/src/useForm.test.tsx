import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '@playfront/api-client';
import type { ErrorKey } from '@playfront/api-contract';
import { personDraft, type Person } from './person.fixtures.schema.ts';
import { clearDrafts, readDrafts, restoreDrafts } from './drafts.ts';
import { useForm, type FormConfig } from './useForm.ts';
import { useFormValues } from './useFormValues.ts';

type PersonConfig = FormConfig<Person, ErrorKey>;

const empty: Person = { name: '', city: '', password: '' };
const required = (values: Person) =>
  Object.fromEntries(Object.entries(values).flatMap(([field, value]) => (value === '' ? [[field, 'field_required' as const]] : [])));

function PersonForm({ initial = empty, ...config }: Partial<PersonConfig> & { initial?: Person }) {
  const fields = useFormValues<Person>({ initial, draft: personDraft });
  const form = useForm<Person, ErrorKey>({ fields, check: required, errorText: (key) => key, send: () => {}, ...config });
  return (
    <form ref={form.ref} aria-label="Person" onSubmit={form.handleSubmit} noValidate>
      {form.failure && (
        <p tabIndex={-1} role="alert" data-form-notice>
          {form.failure.kind}
        </p>
      )}
      {(['name', 'city', 'password'] as const).map((field) => {
        const { error, ...props } = form.fieldProps(field);
        return <input key={field} {...props} required={false} aria-label={field} aria-invalid={error !== undefined} placeholder={error} />;
      })}
      <button type="submit">Send</button>
      <button type="button" onClick={form.reset}>
        Undo
      </button>
      <output>{form.isBusy ? 'busy' : form.isSent ? 'sent' : 'editing'}</output>
    </form>
  );
}

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

const field = (name: string) => page.getByLabelText(name, { exact: true });
const send = () => page.getByRole('button', { name: 'Send' }).click();
const state = () => page.getByRole('status');

async function fill(values: Partial<Person>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
}

const complete: Person = { name: 'Ada', city: 'Turku', password: 'secret' };

describe('a form', () => {
  test('shows its errors on submit, focuses the first, and removes each when its field is edited', async () => {
    const calls = vi.fn();
    root.render(<PersonForm send={calls} />);
    await fill({ name: 'Ada' });
    await expect.element(field('city')).not.toBeInvalid();
    await send();
    await expect.element(field('city')).toBeInvalid();
    await expect.element(field('city')).toHaveFocus();
    await field('city').fill('Turku');
    await expect.element(field('city')).not.toBeInvalid();
    await field('city').fill('');
    await expect.element(field('city')).not.toBeInvalid();
    await expect.element(field('password')).toBeInvalid();
    expect(calls).not.toHaveBeenCalled();
  });

  test('is sent only once while the response is slow', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const calls = vi.fn(() => promise);
    root.render(<PersonForm send={calls} />);
    await fill(complete);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(state()).toHaveTextContent('busy');
    resolve();
    await expect.element(state()).toHaveTextContent('sent');
    expect(calls).toHaveBeenCalledExactlyOnceWith(complete);
  });

  test('a refused field shows the error only there, until it is edited', async () => {
    const refusal = new ApiError('refused', 'x', { key: 'malformed', fields: { city: 'invalid_value', ip_address: 'malformed' } });
    root.render(<PersonForm send={() => Promise.reject(refusal)} />);
    await fill(complete);
    await send();
    await expect.element(field('city')).toHaveFocus();
    await expect.element(field('city')).toHaveAttribute('placeholder', 'invalid_value');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await field('city').fill('Oulu');
    await expect.element(field('city')).not.toBeInvalid();
  });

  test('any other failure is focused, and the typed values remain', async () => {
    root.render(<PersonForm send={() => Promise.reject(new ApiError('timeout', 'x'))} />);
    await fill(complete);
    await send();
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await expect.element(field('password')).toHaveValue('secret');
    await field('city').fill('Oulu');
    await expect.element(page.getByRole('alert')).toBeVisible();
  });

  test('a refusal that the caller handles is not shown', async () => {
    const handleRefusal = vi.fn(() => true);
    root.render(<PersonForm send={() => Promise.reject(new ApiError('refused', 'x', { key: 'invalid_token' }))} handleRefusal={handleRefusal} />);
    await fill(complete);
    await send();
    await vi.waitFor(() => expect(handleRefusal).toHaveBeenCalledOnce());
    await expect.element(state()).toHaveTextContent('editing');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('editing a field also removes the error of a related field', async () => {
    root.render(<PersonForm alsoCorrects={{ name: 'city' }} />);
    await send();
    await field('name').fill('Ada');
    await expect.element(field('city')).not.toBeInvalid();
  });

  test('a reset clears the edits and their errors', async () => {
    root.render(<PersonForm initial={{ ...empty, city: 'Tampere' }} />);
    await field('city').fill('');
    await send();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(field('city')).toHaveValue('Tampere');
    await expect.element(field('name')).not.toBeInvalid();
    expect(readDrafts()).toEqual({});
  });
});

describe('with live errors', () => {
  test('errors update while typing, and an edit removes the failure', async () => {
    const check = ({ city }: Person) => (city === 'Turku' ? {} : { city: 'invalid_value' as const });
    root.render(<PersonForm isLive check={check} send={() => Promise.reject(new ApiError('timeout', 'x'))} />);
    await send();
    await field('city').fill('Tur');
    await expect.element(field('city')).toBeInvalid();
    await field('city').fill('Turku');
    await expect.element(field('city')).not.toBeInvalid();
    await send();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await field('name').fill('Ada');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('its draft', () => {
  test('is passed to the next page without the password and cleared when the form is sent', async () => {
    root.render(<PersonForm />);
    await fill(complete);
    expect(readDrafts()).toEqual({ 'person.1': { name: 'Ada', city: 'Turku' } });
    await send();
    await expect.element(state()).toHaveTextContent('sent');
    expect(readDrafts()).toEqual({});
  });

  test('replaces initial values but not typed ones', async () => {
    root.render(<PersonForm initial={{ ...empty, city: 'Tampere' }} />);
    await field('name').fill('Grace');
    restoreDrafts({ 'person.1': { name: 'Ada', city: '' } });
    await expect.element(field('city')).toHaveValue('');
    await expect.element(field('name')).toHaveValue('Grace');
    expect(readDrafts()).toEqual({ 'person.1': { name: 'Grace', city: '' } });
  });

  test('is cleared at the end of the session, and the fields too', async () => {
    root.render(<PersonForm />);
    await fill(complete);
    clearDrafts();
    await expect.element(field('name')).toHaveValue('');
    await expect.element(field('password')).toHaveValue('');
    expect(readDrafts()).toEqual({});
  });
});

function AddressForm() {
  const fields = useFormValues({ initial: { email: '', city: '' } });
  const { fieldProps } = useForm<{ email: string; city: string }, ErrorKey>({ fields, check: () => ({}), errorText: (key) => key, send: () => {} });
  return (['email', 'city'] as const).map((name) => <input key={name} {...fieldProps(name)} aria-label={name} />);
}

test('a field accepts as many characters as the contract, more for an email address', async () => {
  root.render(<AddressForm />);
  await expect.element(field('email')).toHaveAttribute('maxlength', '254');
  await expect.element(field('city')).toHaveAttribute('maxlength', '200');
});
