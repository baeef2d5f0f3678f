import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SiteStory } from '../testing/index.ts';
import { PanelBoundary } from './PanelBoundary.tsx';

/** `mended`: the panel can be drawn when it is tried again. */
type PanelStory = { panel: 'faulty' | 'mended' | 'sound'; isMissed: boolean; onGivenUp: () => void };

function Panel({ isFaulty }: { isFaulty: () => boolean }) {
  if (isFaulty()) throw new Error('A fault made for this story');
  return <p>The panel is here</p>;
}

const meta: Meta<PanelStory> = {
  title: 'Site/Errors/PanelBoundary',
  args: { panel: 'faulty', isMissed: true, onGivenUp: fn() },
  parameters: { without: { console: 'React reports what a boundary catches' } },
  render: ({ panel, isMissed, onGivenUp }, { loaded, globals }) => {
    let isFaulty = panel !== 'sound';
    return (
      <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
        <p>The page around it</p>
        <PanelBoundary
          isMissed={isMissed}
          onGivenUp={() => {
            onGivenUp();
            if (panel === 'mended') isFaulty = false;
          }}
        >
          <Panel isFaulty={() => isFaulty} />
        </PanelBoundary>
      </SiteStory>
    );
  },
};
export default meta;

type Story = StoryObj<PanelStory>;

/** The page stays; the panel says that it could not be shown. */
export const Failed: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('This part could not be shown.');
    await expect(canvas.getByText('The page around it')).toBeVisible();
    await expect(args.onGivenUp).toHaveBeenCalledOnce();
  },
};

/** "Try again" by Enter. */
export const Recovered: Story = {
  args: { panel: 'mended' },
  play: async ({ canvas }) => {
    await canvas.findByText('This part could not be shown.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('The panel is here')).toBeVisible();
  },
};

/** A panel that nobody misses leaves nothing behind. */
export const NotMissed: Story = {
  args: { isMissed: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page around it')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Sound: Story = { args: { panel: 'sound' }, play: async ({ canvas }) => void (await canvas.findByText('The panel is here')) };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
