import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { wireLimits, wireMoneyLimit, wirePlayer } from '@playfront/auth/testing';
import { Toaster } from '@playfront/ui';
import { SiteStory } from '../testing/index.ts';
import { LimitsTab } from './LimitsTab.tsx';

const limit = wireMoneyLimit();

const meta: Meta = {
  title: 'Site/Account/LimitsTab',
  component: LimitsTab,
  render: (_, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      player={wirePlayer()}
      handlers={{ frontGetPlayerLimits: () => wireLimits({ limits: [limit] }), frontSetPlayerLimit: () => ({ status: 1, limit }) }}
      address="/user-management?tab=limits"
    >
      <Toaster label="Notifications" closeLabel="Close">
        <LimitsTab />
      </Toaster>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj;

/** A toast confirms the saved limit. */
export const Default: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Change: Deposit limit' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByLabelText('Per day'), '200{Enter}');
    await screen.findByText('Daily deposit limit saved: €200.00.');
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };
