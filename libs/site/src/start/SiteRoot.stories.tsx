import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SiteStory } from '../testing/index.ts';
import { SiteRoot } from './SiteRoot.tsx';

type RootStory = { site: 'faulty' | 'sound' };

function Site({ isFaulty }: { isFaulty: boolean }) {
  if (isFaulty) throw new Error('A fault made for this story');
  return <p>The site is here</p>;
}

const meta: Meta<RootStory> = {
  title: 'Site/Start/SiteRoot',
  subcomponents: { SiteRoot },
  args: { site: 'faulty' },
  parameters: { without: { console: 'React reports what a boundary catches' } },
  render: ({ site }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
      <Site isFaulty={site === 'faulty'} />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<RootStory>;

/** The home link stays, reachable by keyboard. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveFocus();
  },
};

export const Sound: Story = { args: { site: 'sound' }, play: async ({ canvas }) => void (await canvas.findByText('The site is here')) };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
