import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wireClosure } from '@playfront/account/testing';
import { wirePlayer } from '@playfront/auth/testing';
import { SiteStory } from '../testing/index.ts';
import { CloseAccountTab } from './CloseAccountTab.tsx';

type TabStory = { onAddress: (address: string) => void };

const meta: Meta<TabStory> = {
  title: 'Site/Account/CloseAccountTab',
  subcomponents: { CloseAccountTab },
  args: { onAddress: fn() },
  render: ({ onAddress }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      handlers={{
        frontGetAccountClosure: () => wireClosure(),
        frontGetFactors: () => ({ status: 1, authenticator: null, passkeys: [] }),
      }}
      player={wirePlayer()}
      address="/user-management?tab=close-account"
      onAddress={onAddress}
    >
      <CloseAccountTab />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<TabStory>;

/** Back to Security by keyboard. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('link', { name: 'Back to Security' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=security'));
  },
};

/** The link that keeps the account is as large as the button that closes it. */
export const Keeps: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Keep account' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=security'));
  },
};

export const Phone: Story = {
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Keep account' })),
};
