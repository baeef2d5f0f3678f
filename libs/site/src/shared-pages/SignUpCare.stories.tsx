import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteStory } from '../testing/index.ts';
import { SignUpCare } from './SignUpCare.tsx';

const meta: Meta<typeof SignUpCare> = {
  title: 'Site/Shared pages/SignUpCare',
  component: SignUpCare,
  render: (_, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
      <SignUpCare />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<typeof SignUpCare>;

export const Default: Story = { play: async ({ canvas }) => void (await canvas.findByText('18+')) };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const InFinnish: Story = { globals: { locale: 'fi' } };
