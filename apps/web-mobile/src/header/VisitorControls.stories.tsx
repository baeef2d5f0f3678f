import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { VisitorControls } from './VisitorControls.tsx';

type ControlsStory = Pick<SiteStoryProps, 'onAddress' | 'onOverlay'> & { address: string };

const meta: Meta<ControlsStory> = {
  title: 'Web mobile/Header/VisitorControls',
  subcomponents: { VisitorControls },
  globals: { formFactor: 'phone' },
  args: { address: '/online-casino', onAddress: fn(), onOverlay: fn() },
  render: (story, { loaded, globals }) => (
    <SiteStory {...story} loaded={loaded} brandId={String(globals['brand'])} formFactor="mobile">
      <VisitorControls />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<ControlsStory>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOverlay).toHaveBeenLastCalledWith('login');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/sign-up');
  },
};

/** The registration page has its form, so the header has no Register link. */
export const OnRegistrationPage: Story = {
  args: { address: '/sign-up' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Register' })).toBeNull();
  },
};

export const LongText: Story = { globals: { locale: 'pseudo' } };
