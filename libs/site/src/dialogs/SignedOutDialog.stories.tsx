import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { overlayAtom } from '../state/frame.atoms.ts';
import { signOutReason } from '../frame/sign-out-reason.ts';
import { SiteStory } from '../testing/index.ts';
import { SignedOutDialog } from './SignedOutDialog.tsx';

type DialogStory = { onOverlay: (overlay: string | undefined) => void };

function Overlay({ onOverlay }: DialogStory) {
  onOverlay(useAtomValue(overlayAtom));
  return null;
}

const meta: Meta<DialogStory> = {
  title: 'Site/Dialogs/SignedOutDialog',
  component: SignedOutDialog,
  // Open from the start: each story needs its own iframe, or the dialogs would cover the docs page.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { onOverlay: fn() },
  beforeEach: () => signOutReason.store('password_changed'),
  render: ({ onOverlay }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
      <SignedOutDialog />
      <Overlay onOverlay={onOverlay} />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<DialogStory>;

/** Shows the stored reason once, and opens the login. */
export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByText(/Your password was changed/);
    await expect(signOutReason.read()).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(args.onOverlay).toHaveBeenLastCalledWith('login'));
  },
};

/** With the reason that the operator gave. */
export const Blocked: Story = {
  beforeEach: () => signOutReason.store('blocked', 'duplicate'),
  play: async () => void (await screen.findByText(/because you have another one/)),
};

/** An unknown reason, such as from an older version of the site: only says that the session has ended. */
export const Unknown: Story = {
  beforeEach: () => sessionStorage.setItem('front.signedOut', 'mood'),
  play: async () => void (await screen.findByText(/Your session has ended/)),
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
