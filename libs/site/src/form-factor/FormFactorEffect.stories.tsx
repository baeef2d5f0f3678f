import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useFormValues } from '@playfront/forms';
import { readDrafts } from '@playfront/forms/drafts';
import { Button } from '@playfront/ui';
import { CheckboxField, PasswordField, TextAreaField, TextField } from '@playfront/ui/forms';
import { overlayAtom } from '../state/frame.atoms.ts';
import { SiteStory } from '../testing/index.ts';
import { noteDraft } from '../testing/note.fixtures.schema.ts';
import { FormFactorEffect } from './FormFactorEffect.tsx';
import { storeSwapState, takeSwapState } from './swap-state.ts';
import { whenNotBusy } from './when-not-busy.ts';

type Note = { readonly city: string; readonly note: string; readonly letters: boolean; readonly password: string };

const nothing: Note = { city: '', note: '', letters: false, password: '' };

function NoteForm({ initial = nothing }: { initial?: Note }) {
  const { values, change } = useFormValues<Note>({ initial, draft: noteDraft });
  return (
    <form style={{ display: 'grid', gap: 24 }}>
      <TextField label="City" name="city" value={values.city} onChange={(event) => change({ city: event.target.value })} />
      <TextAreaField label="Message" name="note" value={values.note} onChange={(event) => change({ note: event.target.value })} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        revealLabel="Show"
        hideLabel="Hide"
        value={values.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      <CheckboxField label="Letters" name="letters" checked={values.letters} onChange={(event) => change({ letters: event.target.checked })} />
      <output>
        {`${values.city || 'no city'} / ${values.note} / ${values.letters ? 'letters' : 'no letters'} / ${useAtomValue(overlayAtom) ?? 'nothing open'}`}
      </output>
    </form>
  );
}

const meta: Meta = {
  title: 'Site/Form factor/FormFactorEffect',
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  render: (_, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
      <FormFactorEffect />
      <NoteForm />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj;

const address = () => location.pathname + location.search;

const nothingOpen = { overlay: undefined, wantedPath: undefined, isWelcomeOpen: false, place: { scrolled: 0 } };

/** After the swap, the form has the text typed before it, and the drawer is open again. */
export const AfterASwap: Story = {
  beforeEach: () => {
    const drafts = { 'note.1': { city: 'Turku', note: 'Where is my withdrawal?', letters: true, password: 'never' } };
    storeSwapState({ ...nothingOpen, address: address(), overlay: 'menu', drafts });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Turku / Where is my withdrawal? / letters / menu'));
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(takeSwapState(address())).toBeUndefined();
  },
};

const saved: Note = { ...nothing, city: 'Tampere', letters: true };

const overSaved: Story['render'] = (_, { loaded, globals }) => (
  <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
    <FormFactorEffect />
    <div data-late />
    <NoteForm initial={saved} />
    <div style={{ height: 3_000 }} />
  </SiteStory>
);

/** Edits of saved values (changed, emptied, unticked) survive the swap, and the next one too. */
export const AfterASwapOfEdits: Story = {
  beforeEach: () => {
    storeSwapState({ ...nothingOpen, address: address(), drafts: { 'note.1': { city: '', letters: false } } });
  },
  render: overSaved,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('no city / / no letters'));
    await expect(readDrafts()).toEqual({ 'note.1': { city: '', letters: false } });
  },
};

/** The focused field has the focus again at the same position in the window, also if content above it loads late. */
export const AfterASwapInAField: Story = {
  beforeEach: () => {
    const place = { scrolled: 1, focus: { name: 'city', place: 0, top: 120 } };
    storeSwapState({ ...nothingOpen, address: address(), place, drafts: { 'note.1': { city: 'Turku' } } });
  },
  render: overSaved,
  play: async ({ canvas, canvasElement }) => {
    const city = canvas.getByLabelText('City');
    const late = canvasElement.querySelector<HTMLElement>('[data-late]');
    const isInPlace = () => expect(Math.round(city.getBoundingClientRect().top)).toBe(120);
    late?.style.setProperty('height', '400px');
    await waitFor(() => expect(city).toHaveFocus());
    await waitFor(isInPlace);
    await waitFor(() => expect(city).toHaveValue('Turku'));
    late?.style.setProperty('height', '900px');
    await waitFor(isInPlace);
  },
};

/** Passwords are not stored. */
export const BeforeASwap: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('City'), 'Turku');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await expect(readDrafts()).toEqual({ 'note.1': { city: 'Turku' } });
  },
};

/** The desktop build has no account drawer: no invisible overlay stays open, and Back leaves the page. */
export const AfterASwapFromTheAccountDrawer: Story = {
  beforeEach: () => {
    storeSwapState({ ...nothingOpen, address: address(), overlay: 'account', drafts: { 'note.1': { city: 'Turku' } } });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Turku / / no letters / nothing open'));
  },
};

function SlowCall() {
  const [isBusy, setBusy] = useState(false);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Button isBusy={isBusy} onClick={() => setBusy(true)}>
        Pay
      </Button>
      <Button onClick={() => setBusy(false)}>Answer</Button>
    </form>
  );
}

/** A swap waits for the response of a pending call. */
export const WhileACallIsUnderWay: Story = {
  render: () => <SlowCall />,
  play: async ({ canvas }) => {
    const leave = fn();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    void whenNotBusy().then(leave);
    // The page changes while the call is pending: the swap still waits.
    document.body.setAttribute('aria-busy', 'false');
    await Promise.resolve();
    document.body.removeAttribute('aria-busy');
    await Promise.resolve();
    await expect(leave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(leave).toHaveBeenCalled());
  },
};
