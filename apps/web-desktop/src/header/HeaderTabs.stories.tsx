import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { FakeHandlers } from '@playfront/auth/testing';
import { groupsWithSports, SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { HeaderTabs } from './HeaderTabs.tsx';

type TabsStory = Pick<SiteStoryProps, 'onAddress'> & { handlers: FakeHandlers; address: string };

const meta: Meta<TabsStory> = {
  title: 'Web desktop/Header/HeaderTabs',
  subcomponents: { HeaderTabs },
  args: { handlers: {}, address: '/online-casino', onAddress: fn() },
  render: (story, { loaded, globals }) => (
    <SiteStory {...story} loaded={loaded} brandId={String(globals['brand'])}>
      <HeaderTabs />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<TabsStory>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Casino' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/promotion');
    await expect(canvas.getByRole('link', { name: 'Promotions' })).toHaveAttribute('aria-current', 'page');
  },
};

export const WithSports: Story = {
  args: { handlers: { frontGetGameGroupList: () => groupsWithSports } },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Sports' })),
};

/** On a page without a tab, no tab is marked. */
export const OnAnotherPage: Story = {
  args: { address: '/contact-us' },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).not.toHaveAttribute('aria-current');
  },
};

export const LongText: Story = { globals: { locale: 'pseudo' }, args: { handlers: { frontGetGameGroupList: () => groupsWithSports } } };
