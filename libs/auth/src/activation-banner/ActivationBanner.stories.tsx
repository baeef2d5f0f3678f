import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryView, wirePlayer, type FakeHandlers } from '../testing/index.ts';
import { ActivationBanner } from './ActivationBanner.tsx';

type BannerStory = { handlers: FakeHandlers; email: string; isActivated: boolean; onChangeEmail: () => void };

const meta: Meta<BannerStory> = {
  title: 'Auth/Activation banner/ActivationBanner',
  subcomponents: { ActivationBanner },
  args: { handlers: {}, email: 'ilmari@example.com', isActivated: false, onChangeEmail: fn() },
  render: ({ handlers, email, isActivated, onChangeEmail }, { loaded }) => (
    <StoryView loaded={loaded} handlers={handlers} player={wirePlayer({ activated: isActivated, email })}>
      <ActivationBanner onChangeEmail={onChangeEmail} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<BannerStory>;

export const Default: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChangeEmail).toHaveBeenCalledOnce();
  },
};

/** Counts down the wait that the operator requires. */
export const SentAgain: Story = {
  tags: ['no-reference-image'],
  args: { handlers: { frontResendActivation: () => ({ status: 1, outcome: 'sent', wait_seconds: 60 }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await canvas.findByText('Email sent again.');
    await expect(await canvas.findByRole('button', { name: /^Send again in (1:00|0:5\d)$/ })).toBeDisabled();
  },
};

export const Hostile: Story = { args: { email: `${'very-long'.repeat(20)}@${'example'.repeat(12)}.com` }, globals: { formFactor: 'phone' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
