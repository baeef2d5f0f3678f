import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue, useSetAtom } from 'jotai';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { refusal, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { Button, Toaster } from '@playfront/ui';
import { openOverlayAtom, overlayAtom } from '../state/frame.atoms.ts';
import { SiteStory } from '../testing/index.ts';
import { ContactDialog } from './ContactDialog.tsx';

type DialogStory = { handlers: FakeHandlers };

/** A page with the drawer's button that opens the dialog. */
function Page({ isNarrow }: { isNarrow: boolean }) {
  const open = useSetAtom(openOverlayAtom);
  return (
    <Toaster label="Notifications" closeLabel="Close notification">
      <Button onClick={() => open('contact')}>Open</Button>
      {useAtomValue(overlayAtom) === 'contact' && <ContactDialog presentation={isNarrow ? 'fullscreen' : 'window'} />}
    </Toaster>
  );
}

const meta: Meta<DialogStory> = {
  title: 'Site/Dialogs/ContactDialog',
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { handlers: { frontPlayerSendMessage: () => ({ status: 1 }) } },
  render: ({ handlers }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} handlers={handlers} player={wirePlayer()}>
      <Page isNarrow={globals['formFactor'] !== 'desktop'} />
    </SiteStory>
  ),
  beforeEach: () => sessionStorage.clear(),
};
export default meta;

type Story = StoryObj<DialogStory>;
type Play = NonNullable<Story['play']>;

/** Opened by Enter; the first field has the focus. */
const open: Play = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('textbox')[0]).toHaveFocus());
};

const send: Play = async (context) => {
  await open(context);
  const note = screen.getAllByRole('textbox').at(-1);
  note?.focus();
  await userEvent.keyboard('Where is my withdrawal?');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};

export const Default: Story = { play: open };

/** Escape closes it and returns the focus to the button. */
export const Closed: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = context.canvas.getByRole('button', { name: 'Open' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The dialog shows the confirmation, without the button that sends. */
export const Sent: Story = {
  play: async (context) => {
    await send(context);
    await screen.findByRole('heading', { name: 'We received your message' });
    await expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    handlers: {
      frontPlayerSendMessage: () => {
        throw refusal('action_failed');
      },
    },
  },
  play: async (context) => {
    await send(context);
    await screen.findByRole('alert');
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: open };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: open };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: open };

export const LongText: Story = { globals: { locale: 'pseudo' }, play: open };
