import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { Link } from '@playfront/navigation';
import { buttonClass } from '@playfront/ui';
import { SiteStory } from '../testing/index.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';

/** Throws at one URL and renders at every other. */
function Page() {
  const { pathname, search } = useLocation();
  if (pathname === '/faulty' && !search) throw new Error('A fault made for this story');
  if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
  return <h1>A sound page</h1>;
}

type BoundaryStory = { address: string; elsewhere: string };

const meta: Meta<BoundaryStory> = {
  title: 'Site/Errors/PageErrorBoundary',
  args: { address: '/faulty', elsewhere: '/' },
  parameters: { without: { console: 'React reports what a boundary catches' } },
  render: ({ address, elsewhere }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={address}>
      <Link className={buttonClass({ variant: 'secondary' })} to={elsewhere}>
        Elsewhere
      </Link>
      <PageErrorBoundary>
        <Page />
      </PageErrorBoundary>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<BoundaryStory>;

/** The error page replaces the page; the frame around it stays. */
export const Failed: Story = { play: async ({ canvas }) => void (await canvas.findByText('Something went wrong here')) };

/** Another URL retries automatically. */
export const LeftByLink: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Something went wrong here');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'A sound page' })).toBeVisible();
  },
};

/** A change of the query is a change of URL. */
export const LeftByQuery: Story = { ...LeftByLink, args: { elsewhere: '/faulty?tab=deposit' } };

const connect = (onLine: boolean) => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine });

/** Offline, the error page says so and retries when the browser is online. */
export const ComesOnline: Story = {
  args: { address: '/' },
  beforeEach: () => {
    connect(false);
    return () => connect(true);
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Check your connection/);
    connect(true);
    dispatchEvent(new Event('online'));
    await expect(await canvas.findByRole('heading', { name: 'A sound page' })).toBeVisible();
  },
};

export const Sound: Story = {
  args: { address: '/' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'A sound page' })),
};
