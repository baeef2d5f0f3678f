import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { excluded, fault, refusedByRegistry, StoryView, wireHelp } from '../testing/index.ts';
import { AccountMade } from './AccountMade.tsx';

const meta: Meta<typeof AccountMade> = {
  title: 'Auth/Registration/AccountMade',
  component: AccountMade,
  args: { failure: fault('network'), onOpenLogin: fn() },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <div style={{ maxWidth: 480 }}>
        <AccountMade {...args} />
      </div>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof AccountMade>;

/** The notice has the focus, so that Tab moves to its button. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenLogin).toHaveBeenCalledOnce();
  },
};

/** The person is self-excluded: help lines, and no link to a login that would be refused. */
export const SelfExcluded: Story = {
  args: { failure: excluded({ until: '2027-05-20T18:42:00.000Z', help: [...wireHelp] }) },
  play: async ({ canvas }) => {
    await canvas.findByText("You're self-excluded until 2027.05.20");
    await expect(canvas.getByRole('link', { name: '0800 100 101' })).toBeVisible();
    await expect(canvas.queryByText('Your account is ready')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const SelfExcludedOnPhone: Story = { ...SelfExcluded, globals: { formFactor: 'phone', scheme: 'light' } };

/** The person was added to the registry after the registration: no link to a login that would be refused. */
export const OnRegistry: Story = {
  args: { failure: refusedByRegistry('excluded_by_registry') },
  play: async ({ canvas }) => {
    await canvas.findByText("You're self-excluded with GAMSTOP");
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The account exists; the player can log in later. */
export const RegistryDown: Story = {
  args: { failure: refusedByRegistry('registry_unavailable') },
  play: async ({ canvas }) => {
    await canvas.findByText("The national self-exclusion register isn't responding. Try again in a few minutes.");
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
