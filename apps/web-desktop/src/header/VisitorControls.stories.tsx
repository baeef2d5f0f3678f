import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { VisitorControls } from './VisitorControls.tsx';

type ControlsStory = Pick<SiteStoryProps, 'onAddress' | 'onOverlay'> & { address: string };

const meta: Meta<ControlsStory> = {
  title: 'Web desktop/Header/VisitorControls',
  subcomponents: { VisitorControls },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { address: '/online-casino', onAddress: fn(), onOverlay: fn() },
  render: (story, { loaded, globals }) => (
    <SiteStory {...story} loaded={loaded} brandId={String(globals['brand'])}>
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <VisitorControls />
      </div>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<ControlsStory>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOverlay).toHaveBeenLastCalledWith('login');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/sign-up');
  },
};

/** All languages, with the current one marked. */
export const Languages: Story = {
  play: async ({ canvas }) => {
    // A simulated press runs in React's `act`, which does not wait for lazy components.
    canvas.getByRole('button', { name: 'EN' }).click();
    await expect(await screen.findByRole('link', { name: /Suomi/ })).toBeVisible();
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

export const InFinnish: Story = { globals: { locale: 'fi' } };

export const LongText: Story = { globals: { locale: 'pseudo' } };
