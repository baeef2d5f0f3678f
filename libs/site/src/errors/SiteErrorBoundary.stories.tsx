import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SiteStory } from '../testing/index.ts';
import { ErrorView } from './ErrorView.tsx';
import { FallbackView } from './FallbackView.tsx';
import { SiteErrorBoundary } from './SiteErrorBoundary.tsx';

/** `mended`: the page renders when it is retried. */
type BoundaryStory = { page: 'faulty' | 'mended' | 'sound'; isErrorPageFaulty: boolean };

function Page({ isFaulty }: { isFaulty: () => boolean }) {
  if (isFaulty()) throw new Error('A fault made for this story');
  return <p>The page is here</p>;
}

const meta: Meta<BoundaryStory> = {
  title: 'Site/Errors/SiteErrorBoundary',
  args: { page: 'faulty', isErrorPageFaulty: false },
  parameters: { without: { console: 'React reports what a boundary catches' } },
  render: ({ page, isErrorPageFaulty }, { loaded, globals }) => {
    let isFaulty = page !== 'sound';
    return (
      <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
        <SiteErrorBoundary
          resetKey="/"
          fallback={(retry) => (
            <SiteErrorBoundary resetKey="/" fallback={() => <FallbackView />}>
              {isErrorPageFaulty && <Page isFaulty={() => true} />}
              <ErrorView
                homePath="/"
                onRetry={() => {
                  isFaulty = page === 'faulty';
                  retry();
                }}
              />
            </SiteErrorBoundary>
          )}
        >
          <Page isFaulty={() => isFaulty} />
        </SiteErrorBoundary>
      </SiteStory>
    );
  },
};
export default meta;

type Story = StoryObj<BoundaryStory>;
type Play = NonNullable<Story['play']>;

const failed: Play = async ({ canvas }) => void (await canvas.findByText('Something went wrong here'));

const tryAgain: Play = async (context) => {
  await failed(context);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};

/** The error page replaces the part that threw. */
export const Failed: Story = { play: failed };

/** "Try again" by Enter, and it fails once more. */
export const FailedAgain: Story = {
  play: async (context) => {
    await tryAgain(context);
    await failed(context);
  },
};

export const Recovered: Story = {
  args: { page: 'mended' },
  play: async (context) => {
    await tryAgain(context);
    await expect(await context.canvas.findByText('The page is here')).toBeVisible();
  },
};

/** The fallback if the error page fails too. */
export const ErrorPageFailed: Story = {
  args: { isErrorPageFaulty: true },
  play: async ({ canvas }) => void (await canvas.findByText('An error occurred while showing the error page')),
};

/** Nothing threw: the boundary renders only its children. */
export const Sound: Story = { args: { page: 'sound' }, play: async ({ canvas }) => void (await canvas.findByText('The page is here')) };
