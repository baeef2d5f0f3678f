import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { wirePlayer } from '@playfront/auth/testing';
import { isWelcomeOpenAtom } from '../state/frame.atoms.ts';
import { SiteStory } from '../testing/index.ts';
import { RegisteredDialog } from './RegisteredDialog.tsx';

type DialogStory = { onAddress: (address: string) => void; onOpen: (isOpen: boolean) => void };

function Opening({ onOpen }: Pick<DialogStory, 'onOpen'>) {
  onOpen(useAtomValue(isWelcomeOpenAtom));
  return null;
}

const meta: Meta<DialogStory> = {
  title: 'Site/Dialogs/RegisteredDialog',
  component: RegisteredDialog,
  // Open from the start: each story needs its own iframe, or the dialogs would cover the docs page.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { onAddress: fn(), onOpen: fn() },
  render: ({ onAddress, onOpen }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address="/sign-up" player={wirePlayer()} onAddress={onAddress}>
      <RegisteredDialog />
      <Opening onOpen={onOpen} />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<DialogStory>;

/** “Stay here” has the focus, so that an accidental Enter does not open the cashier. */
export const Default: Story = {
  play: async () => {
    const stay = await screen.findByRole('button', { name: 'Stay here' });
    await waitFor(() => expect(stay).toHaveFocus());
  },
};

/** Tab and Enter open the deposit before the countdown ends. */
export const DepositsAtOnce: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Stay here' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=deposit'));
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
