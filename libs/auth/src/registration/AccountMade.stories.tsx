import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fault, refusal, StoryView } from '../testing/index.ts';
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

/** It has the focus, so that the next Tab is the way on. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenLogin).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = { args: { failure: refusal('account_restricted') } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
