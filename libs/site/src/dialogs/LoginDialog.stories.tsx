import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue, useSetAtom } from 'jotai';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { refusal, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { Button } from '@playfront/ui';
import { openLoginAtom, overlayAtom } from '../state/frame.atoms.ts';
import { SiteStory } from '../testing/index.ts';
import { LoginDialog } from './LoginDialog.tsx';

type DialogStory = { handlers: FakeHandlers; wantedPath: string | undefined; onAddress: (address: string) => void };

const acceptLogin: FakeHandlers = { frontAuthLogin: () => ({ accessToken: 'token' }), frontAuthPlayer: () => wirePlayer() };

/** A page with the header's button that opens the dialog. */
function Page({ wantedPath, isNarrow }: { wantedPath: string | undefined; isNarrow: boolean }) {
  const openLogin = useSetAtom(openLoginAtom);
  return (
    <>
      <Button onClick={() => openLogin(wantedPath)}>Open</Button>
      {useAtomValue(overlayAtom) === 'login' && <LoginDialog presentation={isNarrow ? 'fullscreen' : 'window'} />}
    </>
  );
}

const meta: Meta<DialogStory> = {
  title: 'Site/Dialogs/LoginDialog',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { handlers: acceptLogin, wantedPath: undefined, onAddress: fn() },
  render: ({ handlers, wantedPath, onAddress }, { loaded, globals }) => {
    const isNarrow = globals['formFactor'] !== 'desktop';
    return (
      <SiteStory loaded={loaded} brandId={String(globals['brand'])} handlers={handlers} onAddress={onAddress}>
        <Page wantedPath={wantedPath} isNarrow={isNarrow} />
      </SiteStory>
    );
  },
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

const fillIn: Play = async (context) => {
  await open(context);
  await userEvent.keyboard('ada');
  await userEvent.tab();
  await userEvent.keyboard('secret{Enter}');
};

export const Default: Story = { play: open };

/** Escape closes it and returns the focus to the button. */
export const Closed: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

/** After login the requested page opens, or otherwise the casino. */
export const SignedIn: Story = {
  args: { wantedPath: '/user-management?tab=deposit' },
  play: async (context) => {
    await fillIn(context);
    await waitFor(() => expect(context.args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=deposit'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A requested path of another site is not opened. */
export const SignedInWithHostilePath: Story = {
  args: { wantedPath: '//evil.example/' },
  play: async (context) => {
    await fillIn(context);
    await waitFor(() => expect(context.args.onAddress).toHaveBeenLastCalledWith('/online-casino'));
  },
};

export const Refused: Story = {
  args: {
    handlers: {
      frontAuthLogin: () => {
        throw refusal('failed_login');
      },
    },
  },
  play: async (context) => {
    await fillIn(context);
    await screen.findByRole('alert');
  },
};

export const Busy: Story = { args: { handlers: { frontAuthLogin: () => new Promise(() => {}) } }, play: fillIn };

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: open };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: open };

export const Light: Story = { globals: { scheme: 'light' }, play: open };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: open };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: open };

export const LongText: Story = { globals: { locale: 'pseudo' }, play: open };
