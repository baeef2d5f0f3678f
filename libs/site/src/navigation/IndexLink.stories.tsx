import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { longWords } from '@playfront/ui/testing';
import { overlayAtom } from '../state/frame.atoms.ts';
import { SiteStory } from '../testing/index.ts';
import { IndexLink } from './IndexLink.tsx';
import type { PageIndex } from './page-index.ts';

type LinkStory = {
  index: PageIndex;
  words?: ReactNode;
  onClick: () => void;
  onAddress: (address: string) => void;
  onOverlay: (overlay: string | undefined) => void;
};

function OverlayProbe({ onOverlay }: Pick<LinkStory, 'onOverlay'>) {
  const overlay = useAtomValue(overlayAtom);
  useEffect(() => onOverlay(overlay), [overlay, onOverlay]);
  return null;
}

const meta: Meta<LinkStory> = {
  title: 'Site/Navigation/IndexLink',
  component: IndexLink,
  args: { index: 0, onClick: fn(), onAddress: fn(), onOverlay: fn() },
  render: ({ index, words, onClick, onAddress, onOverlay }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      formFactor={globals['formFactor'] === 'phone' ? 'mobile' : 'desktop'}
      onAddress={onAddress}
    >
      <IndexLink index={index} onClick={onClick}>
        {words}
      </IndexLink>
      <OverlayProbe onOverlay={onOverlay} />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<LinkStory>;
type Play = NonNullable<Story['play']>;

const press: Play = async ({ canvas, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledOnce();
};

/** Opens as a page. */
export const Default: Story = {
  play: async (context) => {
    await press(context);
    await expect(context.canvas.getByRole('link')).toHaveTextContent('Casino');
    await expect(context.args.onAddress).toHaveBeenLastCalledWith('/online-casino');
  },
};

/** Opens as a dialog: the page stays, and the link still has a URL. */
export const OpensDialog: Story = {
  args: { index: 3 },
  play: async (context) => {
    await press(context);
    await expect(context.canvas.getByRole('link')).toHaveAttribute('href', '/contact-us');
    await waitFor(() => expect(context.args.onOverlay).toHaveBeenLastCalledWith('contact'));
    await expect(context.args.onAddress).toHaveBeenCalledTimes(1);
  },
};

const letOpen = (opened: Window | null) => () => {
  const open = spyOn(window, 'open').mockReturnValue(opened);
  return () => open.mockRestore();
};

/** Opens as a separate window: the page stays. */
export const OpensWindow: Story = {
  args: { index: 2 },
  beforeEach: letOpen(window),
  play: async (context) => {
    await press(context);
    await expect(window.open).toHaveBeenCalledWith('/faq/0', 'faq', expect.stringContaining('popup,width='));
    await expect(context.args.onAddress).toHaveBeenCalledTimes(1);
  },
};

/** The browser blocks the window: opens as a page. */
export const WindowBlocked: Story = {
  args: { index: 2 },
  beforeEach: letOpen(null),
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(context.args.onAddress).toHaveBeenLastCalledWith('/faq/0'));
  },
};

/** On a phone there are no separate windows. */
export const Phone: Story = {
  args: { index: 2 },
  globals: { formFactor: 'phone' },
  beforeEach: letOpen(window),
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(context.args.onAddress).toHaveBeenLastCalledWith('/faq/0'));
    await expect(window.open).not.toHaveBeenCalled();
  },
};

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { args: { index: 1 }, globals: { locale: 'fi' } };

export const LongText: Story = { args: { index: 4 }, globals: { locale: 'pseudo', formFactor: 'phone' } };

export const Hostile: Story = { args: { words: longWords }, globals: { formFactor: 'phone' } };
