import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteStory } from '../testing/index.ts';
import { LegalLinks } from './LegalLinks.tsx';

const meta: Meta<typeof LegalLinks> = {
  title: 'Site/Shared pages/LegalLinks',
  component: LegalLinks,
  render: (_, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} formFactor={globals['formFactor'] === 'phone' ? 'mobile' : 'desktop'}>
      <LegalLinks />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<typeof LegalLinks>;

export const InTabsOfTheirOwn: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/terms-of-use', '_blank'],
      ['/privacy-policy', '_blank'],
    ]);
  },
};
