import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storedExclusion } from '@playfront/auth/exclusion';
import { wireHelp } from '@playfront/auth/testing';
import { money } from '@playfront/money';
import { SiteStory } from '../testing/index.ts';
import { Page as SelfExcludedPage } from './SelfExcludedPage.tsx';

const meta: Meta<typeof SelfExcludedPage> = {
  title: 'Site/Shared pages/SelfExcludedPage',
  component: SelfExcludedPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    storedExclusion.write({ until: '2027-05-20T18:42:00.000Z', paying: money(412_60, 'EUR'), rest: money(0, 'EUR'), help: [...wireHelp] });
    return storedExclusion.clear;
  },
  render: (_, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address="/self-excluded">
      <SelfExcludedPage />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<typeof SelfExcludedPage>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: "You're self-excluded until 2027.05.20" });
    await canvas.findByRole('link', { name: '0800 100 101' });
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
};

/** Self-excluded on another device: no details, and the help lines of the visitor's country. */
export const MadeElsewhere: Story = {
  beforeEach: storedExclusion.clear,
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: "You're self-excluded" })),
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
