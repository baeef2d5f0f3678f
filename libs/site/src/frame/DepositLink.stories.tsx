import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wirePlayer } from '@playfront/auth/testing';
import { SiteStory } from '../testing/index.ts';
import { DepositLink } from './DepositLink.tsx';

type LinkStory = { variant: 'action' | 'secondary'; onAddress: (address: string) => void };

const meta: Meta<LinkStory> = {
  title: 'Site/Frame/DepositLink',
  component: DepositLink,
  args: { variant: 'action', onAddress: fn() },
  render: ({ variant, onAddress }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} player={wirePlayer()} onAddress={onAddress}>
      <DepositLink variant={variant} />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<LinkStory>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=deposit');
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const LongText: Story = { globals: { locale: 'pseudo' } };
