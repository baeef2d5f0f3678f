import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wirePlayer } from '@playfront/auth/testing';
import { sameAccount, wireTransaction, withdrawalOffer } from '@playfront/payments/testing';
import { SiteStory } from '../testing/index.ts';
import { WithdrawTab } from './WithdrawTab.tsx';

type TabStory = { onAddress: (address: string) => void };

const meta: Meta<TabStory> = {
  title: 'Site/Account/WithdrawTab',
  component: WithdrawTab,
  args: { onAddress: fn() },
  render: ({ onAddress }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      handlers={{
        frontGetWithdrawalProcessors: () => withdrawalOffer({ processors: [sameAccount] }),
        paymentSendWithdrawalRequest: () => ({ status: 1, transaction: wireTransaction({ type: 'withdrawal', can_cancel: true }) }),
        frontGetPlayerBalance: () => new Promise(() => {}),
      }}
      player={wirePlayer()}
      address="/user-management?tab=withdraw"
      onAddress={onAddress}
    >
      <WithdrawTab />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<TabStory>;

export const Default: Story = { play: async ({ canvas }) => void (await canvas.findAllByText('Instant bank')) };

/** Requested; then to its progress by keyboard. */
export const Scheduled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), '50{Enter}');
    const link = await canvas.findByRole('link', { name: 'Follow this withdrawal' });
    for (let presses = 0; presses < 3 && document.activeElement !== link; presses += 1) await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=transactions&transaction=42'));
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: async ({ canvas }) => void (await canvas.findAllByText('Instant bank')) };
