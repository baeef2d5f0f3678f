import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '@playfront/ui';
import { CheckboxField, PasswordField, TextAreaField, TextField } from '@playfront/ui/forms';
import { overlayAtom } from '../frame/frame.atoms.ts';
import { SiteStory } from '../testing/index.ts';
import { FormFactorEffect } from './FormFactorEffect.tsx';
import { readFields } from './kept-fields.ts';
import { keepState, takeKeptState } from './kept-state.ts';
import { whenAtRest } from './when-at-rest.ts';

function Form() {
  const [note, setNote] = useState('');
  const [name, setName] = useState('');
  const [isNews, setIsNews] = useState(false);
  return (
    <form style={{ display: 'grid', gap: 24 }}>
      <TextField label="Name" name="player_name" value={name} onChange={(event) => setName(event.target.value)} />
      <TextAreaField label="Message" name="note" value={note} onChange={(event) => setNote(event.target.value)} />
      <PasswordField label="Password" name="password" autoComplete="current-password" revealLabel="Show" hideLabel="Hide" />
      <CheckboxField label="Letters" name="letters" checked={isNews} onChange={(event) => setIsNews(event.target.checked)} />
      <output>{`${name} / ${note} / ${isNews ? 'letters' : 'no letters'} / ${useAtomValue(overlayAtom) ?? 'nothing open'}`}</output>
    </form>
  );
}

const meta: Meta = {
  title: 'Site/Form factor/FormFactorEffect',
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  render: (_, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
      <FormFactorEffect />
      <Form />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj;

const address = () => location.pathname + location.search;

/** What was typed before the swap is in the form's own state after it, and the drawer that was open is open again. */
export const AfterASwap: Story = {
  beforeEach: () => {
    const fields = [
      { name: 'player_name', place: 0, value: 'Ada' },
      { name: 'note', place: 0, value: 'Where is my withdrawal?' },
      { name: 'letters', place: 0, value: true },
      { name: 'password', place: 0, value: 'never' },
    ];
    keepState({ address: address(), overlay: 'menu', wantedPath: undefined, isWelcomeOpen: false, place: { scrolled: 0 }, fields });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ada / Where is my withdrawal? / letters / menu'));
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(takeKeptState(address())).toBeUndefined();
  },
};

function SavedForm() {
  const [city, setCity] = useState('Tampere');
  const [isNews, setIsNews] = useState(true);
  const isEdited = city !== 'Tampere' || !isNews;
  return (
    <form style={{ display: 'grid', gap: 24 }} data-edits={isEdited || undefined}>
      <TextField label="City" name="city" value={city} onChange={(event) => setCity(event.target.value)} />
      <CheckboxField label="Letters" name="letters" checked={isNews} onChange={(event) => setIsNews(event.target.checked)} />
      <output>{`${city || 'no city'} / ${isNews ? 'letters' : 'no letters'}`}</output>
    </form>
  );
}

/** What was edited, emptied or unticked over saved values is so again after the swap. */
export const AfterASwapOfEdits: Story = {
  beforeEach: () => {
    const fields = [
      { name: 'city', place: 0, value: '', isEdit: true },
      { name: 'letters', place: 0, value: false, isEdit: true },
    ];
    keepState({ address: address(), overlay: undefined, wantedPath: undefined, isWelcomeOpen: false, place: { scrolled: 0 }, fields });
  },
  render: (_, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
      <FormFactorEffect />
      <SavedForm />
    </SiteStory>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('no city / no letters'));
    await expect(readFields()).toEqual([
      { name: 'city', place: 0, value: '', isEdit: true },
      { name: 'letters', place: 0, value: false, isEdit: true },
    ]);
  },
};

/** The field in use has the focus again, where it was in the window, also when content above it comes late. */
export const AfterASwapInAField: Story = {
  beforeEach: () => {
    const fields = [{ name: 'city', place: 0, value: 'Turku', isEdit: true }];
    const place = { scrolled: 1, focus: { name: 'city', place: 0, top: 120 } };
    keepState({ address: address(), overlay: undefined, wantedPath: undefined, isWelcomeOpen: false, place, fields });
  },
  render: (_, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
      <FormFactorEffect />
      <div data-late style={{ height: 400 }} />
      <SavedForm />
      <div style={{ height: 3_000 }} />
    </SiteStory>
  ),
  play: async ({ canvas, canvasElement }) => {
    const city = canvas.getByLabelText('City');
    const isInPlace = () => expect(Math.round(city.getBoundingClientRect().top)).toBe(120);
    await waitFor(() => expect(city).toHaveFocus());
    await waitFor(isInPlace);
    await expect(city).toHaveValue('Turku');
    canvasElement.querySelector<HTMLElement>('[data-late]')?.style.setProperty('height', '900px');
    await waitFor(isInPlace);
  },
};

/** A password is not among what is kept. */
export const BeforeASwap: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await expect(readFields()).toEqual([{ name: 'player_name', place: 0, value: 'Ada' }]);
  },
};

/** Of a way to be paid nothing is kept but the amount, whatever its fields are called. */
export const BeforeASwapOfAPayout: Story = {
  render: (_, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
      <form style={{ display: 'grid', gap: 24 }}>
        <TextField label="Amount" name="amount" autoComplete="transaction-amount" defaultValue="50" />
        <TextField label="Wallet address" name="address" autoComplete="off" defaultValue="TXYZ" />
        <fieldset data-private>
          <legend>Where the money goes</legend>
          <TextField label="Bank" name="bank_name" defaultValue="Nordea" />
          <TextField label="Name" name="beneficiary_name" autoComplete="name" defaultValue="Ada" />
        </fieldset>
      </form>
    </SiteStory>
  ),
  play: async () => {
    await expect(readFields()).toEqual([{ name: 'amount', place: 0, value: '50' }]);
  },
};

/** The desktop has no account drawer: nothing is left open that nobody sees, and Back goes back. */
export const AfterASwapFromTheAccountDrawer: Story = {
  beforeEach: () => {
    const fields = [{ name: 'player_name', place: 0, value: 'Ada' }];
    keepState({ address: address(), overlay: 'account', wantedPath: undefined, isWelcomeOpen: false, place: { scrolled: 0 }, fields });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ada / / no letters / nothing open'));
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

/** A swap waits for the answer of a call that is under way. */
export const WhileACallIsUnderWay: Story = {
  render: () => <SlowCall />,
  play: async ({ canvas }) => {
    const leave = fn();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    void whenAtRest().then(leave);
    // The page changes while the call is under way: the wait looks again and goes on.
    document.body.setAttribute('aria-busy', 'false');
    await Promise.resolve();
    document.body.removeAttribute('aria-busy');
    await Promise.resolve();
    await expect(leave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(leave).toHaveBeenCalled());
  },
};
