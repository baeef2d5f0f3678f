import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue, useSetAtom } from 'jotai';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { localeCodes } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { SiteStory } from '../testing/index.ts';
import { openOverlayAtom, overlayAtom } from '../state/frame.atoms.ts';
import { LanguageDialog } from './LanguageDialog.tsx';

type DialogStory = { address: string };

/** A page with the footer's button that opens the dialog. */
function Page() {
  const open = useSetAtom(openOverlayAtom);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => open('language')}>
        Open
      </Button>
      {useAtomValue(overlayAtom) === 'language' && <LanguageDialog />}
    </>
  );
}

const meta: Meta<DialogStory> = {
  title: 'Site/Frame/LanguageDialog',
  component: LanguageDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { address: '/online-casino?q=reef' },
  render: ({ address }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={address}>
      <Page />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<DialogStory>;
type Play = NonNullable<Story['play']>;

/** Opened by Enter; the focus is in the dialog. */
const open: Play = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }));
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
};

/** All languages; each links to the page below the dialog. */
export const Default: Story = {
  play: async (context) => {
    await open(context);
    const dialog = within(screen.getByRole('dialog', { name: 'Language' }));
    await expect(dialog.getAllByRole('link')).toHaveLength(localeCodes.length);
    await expect(dialog.getByRole('link', { name: /Suomi/ })).toHaveAttribute('href', '/fi/online-casino?q=reef');
  },
};

const find =
  (typed: string): Play =>
  async (context) => {
    await open(context);
    const field = screen.getByRole('searchbox');
    while (document.activeElement !== field) await userEvent.tab();
    await userEvent.keyboard(typed);
  };

/** By keyboard: a few letters, then an arrow key to the language. */
export const Found: Story = {
  play: async (context) => {
    await find('fin')(context);
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('link', { name: /Suomi/ })).toHaveFocus();
  },
};

/** The dialog says that no language has this name. */
export const Empty: Story = {
  play: async (context) => {
    await find('zzz')(context);
    await expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
    await expect(screen.queryAllByRole('link')).toHaveLength(0);
  },
};

/** Choosing the current language only closes the dialog. */
export const Same: Story = {
  play: async (context) => {
    await find('english')(context);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Escape closes it and returns the focus to the button. */
export const Closed: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: open };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: open };

export const Light: Story = { globals: { scheme: 'light' }, play: open };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: open };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: open };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, play: open };
