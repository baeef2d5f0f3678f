import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SiteStory } from '../testing/index.ts';
import { VisitorActions } from './VisitorActions.tsx';

type ActionsStory = { address: string; onLogIn: () => void; onAddress: (address: string) => void };

const meta: Meta<ActionsStory> = {
  title: 'Site/Frame/VisitorActions',
  component: VisitorActions,
  args: { address: '/online-casino', onLogIn: fn(), onAddress: fn() },
  render: ({ address, onLogIn, onAddress }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={address} onAddress={onAddress}>
      <VisitorActions onLogIn={onLogIn} />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<ActionsStory>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/sign-up');
  },
};

/** The registration page has only the form's action button. */
export const OnRegistrationPage: Story = {
  args: { address: '/sign-up' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Register' })).toBeNull();
  },
};

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
