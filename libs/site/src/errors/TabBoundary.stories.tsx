import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '@playfront/ui';
import { SiteStory } from '../testing/index.ts';
import { TabBoundary } from './TabBoundary.tsx';

type TabStory = { firstTab: 'faulty' | 'sound' | 'coming' };

const never = new Promise<never>(() => {});

function Tab({ tab }: { tab: string }) {
  if (tab === 'faulty') throw new Error('A fault made for this story');
  if (tab === 'coming') use(never);
  return <h1>A sound tab</h1>;
}

function Page({ firstTab }: TabStory) {
  const [tab, setTab] = useState<string>(firstTab);
  return (
    <>
      <Button variant="secondary" onClick={() => setTab('sound')}>
        Another tab
      </Button>
      <TabBoundary tab={tab} title="A faulty tab">
        <Tab tab={tab} />
      </TabBoundary>
    </>
  );
}

const meta: Meta<TabStory> = {
  title: 'Site/Errors/TabBoundary',
  args: { firstTab: 'faulty' },
  parameters: { without: { console: 'React reports what a boundary catches' } },
  render: (args, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
      <Page {...args} />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<TabStory>;

/** The heading and the links to the other tabs stay. */
export const Failed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('This part could not be shown.');
    await expect(canvas.getByRole('heading', { level: 1, name: 'A faulty tab' })).toBeVisible();
  },
};

/** A change of tab retries automatically. */
export const LeftForAnother: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('This part could not be shown.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A sound tab' })).toBeVisible();
  },
};

export const Sound: Story = {
  args: { firstTab: 'sound' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'A sound tab' })),
};

/** The heading is shown while the tab's code is loading. */
export const Loading: Story = {
  args: { firstTab: 'coming' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'A faulty tab' })),
};

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
