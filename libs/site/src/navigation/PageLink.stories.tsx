import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SiteStory } from '../testing/index.ts';
import { PageLink } from './PageLink.tsx';
import type { PageTarget } from '../addresses/pages.ts';

type LinkStory = { target: PageTarget; words: string; address?: string; onAddress: (address: string) => void };

const meta: Meta<LinkStory> = {
  title: 'Site/Navigation/PageLink',
  args: { target: { to: 'casino' }, words: 'Casino', onAddress: fn() },
  render: ({ target, words, address = '/', onAddress }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={address} onAddress={onAddress}>
      <PageLink {...target}>{words}</PageLink>
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

/** Parameters without a value are omitted. */
export const WithQuery: Story = {
  args: { target: { to: 'account', query: { tab: 'deposit', period: undefined } }, words: 'Deposit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/user-management?tab=deposit');
  },
};

/** The link to registration passes on the tracking code in the URL (spec §2). */
export const CarriesTrackingCode: Story = {
  args: { target: { to: 'signUp' }, words: 'Register', address: '/welcome?tracking_code=aff-7&q=1' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/sign-up?tracking_code=aff-7');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/sign-up?tracking_code=aff-7');
  },
};
