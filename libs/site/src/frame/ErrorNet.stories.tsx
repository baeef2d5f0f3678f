import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, useLocation } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { buttonClass } from '@playfront/ui';
import { SiteStory } from '../testing/index.ts';
import { ErrorNet } from './ErrorNet.tsx';

/** Throws at one address and can be drawn at every other. */
function Page() {
  if (useLocation().pathname === '/faulty') throw new Error('A fault made for this story');
  return <h1>A sound page</h1>;
}

const meta: Meta<{ address: string }> = {
  title: 'Site/Frame/ErrorNet',
  args: { address: '/faulty' },
  parameters: { without: { console: 'React reports what a boundary catches' } },
  render: ({ address }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={address}>
      <Link className={buttonClass({ variant: 'secondary' })} to="/">
        Elsewhere
      </Link>
      <ErrorNet>
        <Page />
      </ErrorNet>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<{ address: string }>;

/** The page's fault is shown in its place; the frame around it stays. */
export const Failed: Story = { play: async ({ canvas }) => void (await canvas.findByText('Something went wrong here')) };

/** Another address tries again by itself. */
export const LeftByLink: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Something went wrong here');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'A sound page' })).toBeVisible();
  },
};

export const Sound: Story = {
  args: { address: '/' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'A sound page' })),
};
