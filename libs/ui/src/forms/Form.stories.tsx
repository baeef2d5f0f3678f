import { useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { SearchField } from '../filters/SearchField.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { Form } from './Form.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const colours = [
  { value: 'red', label: 'Red' },
  { value: 'green', label: 'Green' },
];

function Example({ onSend }: { onSend: (values: object) => void }) {
  const [values, setValues] = useState({ email: '', city: 'Turku', note: '', isAdult: false, colour: 'red' });
  const set = (changed: Partial<typeof values>) => setValues((now) => ({ ...now, ...changed }));
  return (
    <Form
      aria-label="Example"
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(values);
      }}
    >
      <TextField label="Email" name="email" type="email" value={values.email} onChange={({ target }) => set({ email: target.value })} />
      <TextField label="City" name="city" value={values.city} onChange={({ target }) => set({ city: target.value })} />
      <TextAreaField label="Note" name="note" value={values.note} onChange={({ target }) => set({ note: target.value })} />
      <CheckboxField label="Adult" checked={values.isAdult} onChange={(event) => set({ isAdult: event.target.checked })} />
      <SelectField label="Colour" options={colours} value={values.colour} onChange={(event) => set({ colour: event.target.value })} />
      <Button type="submit">Send</Button>
    </Form>
  );
}

const meta = {
  title: 'UI/Forms/Form',
  component: Form,
  args: { onSubmit: fn() },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  render: ({ onSubmit }) => <Example onSend={onSubmit as () => void} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('ada@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ email: 'ada@example.com' }));
  },
};

/** Renders a page into an element as the server sends it, without scripts. Returns a function that hydrates it. */
function serve(page: ReactElement, place: HTMLElement) {
  place.innerHTML = renderToString(page);
  return () => hydrateRoot(place, page);
}

/** Before hydration, Enter changes neither the page nor its URL. Values that were typed, ticked or chosen are kept when scripts have loaded. */
export const BeforeItsScripts: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvas, args }) => {
    const place = canvas.getByTestId('page');
    const hydrate = serve(<Example onSend={args.onSubmit as () => void} />, place);
    const form = within(place);
    const address = location.href;
    await userEvent.type(form.getByLabelText('Email'), 'ada@example.com{Enter}');
    await userEvent.clear(form.getByLabelText('City'));
    await userEvent.type(form.getByLabelText('Note'), 'Hello');
    await userEvent.click(form.getByLabelText('Adult'));
    await userEvent.selectOptions(form.getByLabelText('Colour'), 'green');
    form.getByRole('button', { name: 'Send' }).click();
    await expect(location.href).toBe(address);

    const root = hydrate();
    await waitFor(() => expect(form.getByLabelText('Adult')).toBeChecked());
    await userEvent.type(form.getByLabelText('Email'), '.au');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: 'ada@example.com.au', city: '', note: 'Hello', isAdult: true, colour: 'green' });
    root.unmount();
  },
};

function Search({ onSearch }: { onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <SearchField
      label="Find a game"
      placeholder="Game"
      clearLabel="Clear"
      value={typed}
      onChange={(value) => {
        setTyped(value);
        onSearch(value);
      }}
    />
  );
}

/** A search field outside a form also keeps its text and caret. */
export const SearchBeforeItsScripts: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('page');
    const onSearch = fn();
    const hydrate = serve(<Search onSearch={onSearch} />, place);
    const field = within(place).getByRole<HTMLInputElement>('searchbox');
    await userEvent.type(field, 'halls');
    field.setSelectionRange(1, 1);
    const root = hydrate();
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('halls'));
    await expect(field.selectionStart).toBe(1);
    await userEvent.type(field, '!');
    await expect(onSearch).toHaveBeenLastCalledWith('halls!');
    root.unmount();
  },
};
