import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SiteStory } from '../testing/index.ts';
import { PanelBoundary } from './PanelBoundary.tsx';

/** `mended`: the panel renders when it is retried. */
type PanelStory = { panel: 'faulty' | 'mended' | 'sound'; hasFallback: boolean; onFailed: () => void };

function Panel({ isFaulty }: { isFaulty: () => boolean }) {
  if (isFaulty()) throw new Error('A fault made for this story');
  return <p>The panel is here</p>;
}

const meta: Meta<PanelStory> = {
  title: 'Site/Errors/PanelBoundary',
  args: { panel: 'faulty', hasFallback: true, onFailed: fn() },
  parameters: { without: { console: 'React reports what a boundary catches' } },
  render: ({ panel, hasFallback, onFailed }, { loaded, globals }) => {
    let isFaulty = panel !== 'sound';
    return (
      <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
        <p>The page around it</p>
        <PanelBoundary
          hasFallback={hasFallback}
          onFailed={() => {
            onFailed();
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

/** The page stays; an error replaces the panel. */
export const Failed: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('This part could not be shown.');
    await expect(canvas.getByText('The page around it')).toBeVisible();
    await expect(args.onFailed).toHaveBeenCalledOnce();
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

/** Without a fallback, nothing replaces the panel. */
export const NotMissed: Story = {
  args: { hasFallback: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page around it')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Sound: Story = { args: { panel: 'sound' }, play: async ({ canvas }) => void (await canvas.findByText('The panel is here')) };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
