import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StoryView } from '../testing/index.ts';
import { WelcomeDialog } from './WelcomeDialog.tsx';

const meta: Meta<typeof WelcomeDialog> = {
  title: 'Auth/Welcome/WelcomeDialog',
  // Dialogs are open on render: each story needs its own frame, or they would cover the docs page.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  component: WelcomeDialog,
  args: { isOpen: true, onDeposit: fn(), onClose: fn() },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <WelcomeDialog {...args} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof WelcomeDialog>;
type Play = NonNullable<Story['play']>;

const staysFocused: Play = async () => {
  await waitFor(() => expect(screen.getAllByRole('button')).toContain(document.activeElement));
};

/** The button to stay has the focus, so that an accidental Enter does not leave the page. */
export const Default: Story = {
  play: async (context) => {
    await staysFocused(context);
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};

/** The next Tab stop is the deposit button. */
export const DepositsAtOnce: Story = {
  play: async (context) => {
    await staysFocused(context);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onDeposit).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: staysFocused };

export const Light: Story = { globals: { scheme: 'light' }, play: staysFocused };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: staysFocused };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: staysFocused };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, play: staysFocused };
