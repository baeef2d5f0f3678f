import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fault, StoryView, wireLimits, wireMoneyLimit, wirePlayer, type WireLimits } from '../testing/index.ts';
import { DepositLimitLeft } from './DepositLimitLeft.tsx';

type LeftStory = { limits: () => WireLimits };

const meta: Meta<LeftStory> = {
  title: 'Auth/Limits/DepositLimitLeft',
  subcomponents: { DepositLimitLeft },
  args: { limits: () => wireLimits({ limits: [wireMoneyLimit(), wireMoneyLimit({ period: 'week', remaining: 240 })] }) },
  render: ({ limits }, { loaded }) => (
    <StoryView loaded={loaded} handlers={{ frontGetPlayerLimits: limits }} player={wirePlayer()}>
      <p>
        Limits <DepositLimitLeft />
      </p>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<LeftStory>;

/** Of several limits, the tightest is shown. */
export const Default: Story = { play: async ({ canvas }) => void (await canvas.findByText(/€150\.00 left today/)) };

export const NoLimit: Story = { args: { limits: () => wireLimits() } };

/** Nothing is shown until the limits are known. */
export const NotLoaded: Story = {
  args: {
    limits: () => {
      throw fault('server');
    },
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByText(/left/)).toBeNull()),
};

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };
