import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, useBackStep } from '@playfront/ui';
import { ConfirmDialog, Dialog } from '@playfront/ui/overlays';
import { closeOverlayAtom, openOverlayAtom, overlayAtom } from '../state/frame.atoms.ts';
import { PageLink } from './PageLink.tsx';
import { SiteStory } from '../testing/index.ts';
import { isOverlayEntry } from './overlay-entry.ts';
import { OverlayEntryEffect } from './OverlayEntryEffect.tsx';

type EntryStory = { onAddress: (address: string) => void };

function Page() {
  const openOverlay = useSetAtom(openOverlayAtom);
  const close = useSetAtom(closeOverlayAtom);
  return (
    <>
      <OverlayEntryEffect />
      <Button onClick={() => openOverlay('language')}>Open</Button>
      {useAtomValue(overlayAtom) === 'language' && (
        <Dialog isOpen onClose={close} title="A dialog" closeLabel="Close">
          <PageLink to="casino" onClick={close}>
            Casino
          </PageLink>
        </Dialog>
      )}
    </>
  );
}

/** A page with a form step and a confirmation dialog. */
function PageWithSteps() {
  const [isTaken, setIsTaken] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  useBackStep(isTaken, () => setIsTaken(false));
  return (
    <>
      <Page />
      <Button onClick={() => setIsTaken(true)}>Go on</Button>
      <Button onClick={() => setIsAsked(true)}>Ask</Button>
      <p>{isTaken ? 'The second step' : 'The first step'}</p>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => {}}
        title="A question"
        closeLabel="Close"
        confirmLabel="Yes"
        cancelLabel="No"
      />
    </>
  );
}

const meta: Meta<EntryStory> = {
  title: 'Site/Navigation/OverlayEntryEffect',
  args: { onAddress: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: ({ onAddress }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} onAddress={onAddress}>
      <Page />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<EntryStory>;
type Play = NonNullable<Story['play']>;

const open: Play = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await waitFor(() => expect(isOverlayEntry()).toBe(true));
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Back closes the dialog; the page and URL stay, and the focus returns to the button that opened it. */
export const ClosedByBack: Story = {
  play: async (context) => {
    await open(context);
    history.back();
    await isClosed();
    await expect(context.args.onAddress).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

/** Escape removes the dialog's history entry, and the dialog can be reopened immediately. */
export const ClosedByEscape: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(isOverlayEntry()).toBe(true));
    history.back();
    await isClosed();
  },
};

/** Choosing an entry closes it and opens the entry's page. */
export const EntryChosen: Story = {
  play: async (context) => {
    await open(context);
    screen.getByRole('link', { name: 'Casino' }).focus();
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await waitFor(() => expect(context.args.onAddress).toHaveBeenLastCalledWith('/online-casino'));
  },
};

const withSteps: NonNullable<Story['render']> = ({ onAddress }, { loaded, globals }) => (
  <SiteStory loaded={loaded} brandId={String(globals['brand'])} onAddress={onAddress}>
    <PageWithSteps />
  </SiteStory>
);

const press = async (button: HTMLElement) => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};

/** A dialog over a step of the page: Back closes the dialog, then goes back one step. */
export const OverStepOfPage: Story = {
  // The state it tests lasts only a moment.
  tags: ['no-reference-image'],
  render: withSteps,
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Go on' }));
    await canvas.findByText('The second step');
    await press(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    history.back();
    await isClosed();
    await expect(canvas.getByText('The second step')).toBeVisible();
    history.back();
    await canvas.findByText('The first step');
    // Forward reaches the entry of a closed overlay, which is left immediately.
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.forward();
    await arrived;
    await waitFor(() => expect((history.state as { overlays?: number[] } | null)?.overlays).toBeUndefined());
  },
};

/** Back also closes a page's own dialog, which can be reopened. */
export const QuestionOfPage: Story = {
  // The state it tests lasts only a moment.
  tags: ['no-reference-image'],
  render: withSteps,
  play: async ({ canvas }) => {
    const ask = canvas.getByRole('button', { name: 'Ask' });
    for (const close of [() => history.back(), () => userEvent.keyboard('{Escape}')]) {
      await press(ask);
      await screen.findByRole('dialog');
      await waitFor(() => expect(isOverlayEntry()).toBe(true));
      await close();
      await isClosed();
      await waitFor(() => expect(isOverlayEntry()).toBe(false));
    }
  },
};
