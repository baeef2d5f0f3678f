import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SiteStory } from '../testing/index.ts';
import { PageLink, type PageLinkProps } from './PageLink.tsx';

type LinkStory = Pick<PageLinkProps, 'to' | 'query'> & { words: string; onAddress: (address: string) => void };

const meta: Meta<LinkStory> = {
  title: 'Site/Pages/PageLink',
  component: PageLink,
  args: { to: 'casino', words: 'Casino', onAddress: fn() },
  render: ({ to, query, words, onAddress }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} onAddress={onAddress}>
      <PageLink to={to} {...(query ? { query } : {})}>
        {words}
      </PageLink>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<LinkStory>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Casino' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino');
  },
};

/** Parameters without a value are left out. */
export const WithQuery: Story = {
  args: { to: 'account', query: { tab: 'deposit', period: undefined }, words: 'Deposit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/user-management?tab=deposit');
  },
};
