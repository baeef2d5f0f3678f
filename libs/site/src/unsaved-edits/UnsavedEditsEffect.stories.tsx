import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, useUnsavedEdits } from '@playfront/ui';
import { TextField } from '@playfront/ui/forms';
import { isOverlayEntry } from '../navigation/overlay-entry.ts';
import { PageLink } from '../navigation/PageLink.tsx';
import { SiteStory } from '../testing/index.ts';
import { releaseEditsAtom } from './unsaved-edits.atoms.ts';
import { UnsavedEditsDialog } from './UnsavedEditsDialog.tsx';
import { UnsavedEditsEffect } from './UnsavedEditsEffect.tsx';
import { UnsavedEditsGuard } from './UnsavedEditsGuard.tsx';

type EditsStory = { onAddress: (address: string) => void };

function Form() {
  const [city, setCity] = useState('Tampere');
  useUnsavedEdits(city !== 'Tampere');
  return (
    <form style={{ display: 'grid', gap: 24 }} onSubmit={(event) => event.preventDefault()}>
      <TextField label="City" name="city" value={city} onChange={(event) => setCity(event.target.value)} />
      <Button onClick={() => setCity('Tampere')}>Undo</Button>
      <Button onClick={useSetAtom(releaseEditsAtom)}>Swap builds</Button>
      <PageLink to="casino">Casino</PageLink>
      <PageLink to="account" query={{ tab: 'details', game: 'sun-vizier' }}>
        A game over this page
      </PageLink>
    </form>
  );
}

const meta: Meta<EditsStory> = {
  title: 'Site/Unsaved edits/UnsavedEditsEffect',
  subcomponents: { UnsavedEditsDialog, UnsavedEditsGuard },
  args: { onAddress: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: ({ onAddress }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address="/user-management?tab=details" onAddress={onAddress}>
      <UnsavedEditsEffect />
      <Form />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<EditsStory>;
type Play = NonNullable<Story['play']>;

const edit: Play = async ({ canvas }) => {
  const city = canvas.getByLabelText('City');
  await userEvent.clear(city);
  await userEvent.type(city, 'Turku');
  await waitFor(() => expect(isOverlayEntry()).toBe(true));
};

/** By keyboard: a link asks first, with the focus on the button that keeps the edits. */
export const Asked: Story = {
  play: async (context) => {
    await edit(context);
    context.canvas.getByRole('link', { name: 'Casino' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveStyle({ opacity: '1' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await expect(context.args.onAddress).toHaveBeenCalledTimes(1);
  },
};

export const AskedOnPhone: Story = { ...Asked, globals: { formFactor: 'phone' } };

/** The player stays, the typed text is preserved, and the next attempt asks again. */
export const Stayed: Story = {
  tags: ['no-reference-image'],
  play: async (context) => {
    await Asked.play?.(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByLabelText('City')).toHaveValue('Turku');
    await expect(context.args.onAddress).toHaveBeenCalledTimes(1);
    await userEvent.click(context.canvas.getByRole('link', { name: 'Casino' }));
    await screen.findByRole('dialog');
  },
};

export const Left: Story = {
  tags: ['no-reference-image'],
  play: async (context) => {
    await Asked.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(context.args.onAddress).toHaveBeenLastCalledWith('/online-casino'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Back asks too, also right after staying. Back while the dialog is open stays on the page. */
export const AskedByBack: Story = {
  tags: ['no-reference-image'],
  play: async (context) => {
    await edit(context);
    for (const _ of [1, 2]) {
      history.back();
      await screen.findByRole('dialog');
      await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    }
    history.back();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveStyle({ opacity: '1' }));
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(isOverlayEntry()).toBe(true);
    await expect(context.canvas.getByLabelText('City')).toHaveValue('Turku');
    await expect(context.args.onAddress).toHaveBeenCalledTimes(1);
  },
};

/** Whether the browser would ask before the tab is closed. */
const isUnloadHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Does not ask without edits, for a URL of the same page, or for a swap of builds, which restores the edits. */
export const NotAsked: Story = {
  tags: ['no-reference-image'],
  play: async (context) => {
    const { canvas, args } = context;
    await expect(isUnloadHeld()).toBe(false);
    await edit(context);
    await expect(isUnloadHeld()).toBe(true);
    await userEvent.click(canvas.getByRole('link', { name: 'A game over this page' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=details&game=sun-vizier'));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(isUnloadHeld()).toBe(false));
    await edit(context);
    await expect(isUnloadHeld()).toBe(true);
    await waitFor(() => expect(isOverlayEntry()).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Swap builds' }));
    await expect(isUnloadHeld()).toBe(false);
    // Going back from it now would cancel the reload.
    await expect(isOverlayEntry()).toBe(true);
    await userEvent.click(canvas.getByRole('link', { name: 'Casino' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
