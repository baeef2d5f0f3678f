import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMessages, StoryView } from '../testing/index.ts';
import { WelcomeDialog } from './WelcomeDialog.tsx';

const meta: Meta<{ locale: 'en' | 'fi' }> = {
  title: 'auth/WelcomeDialog',
  args: { locale: 'en' },
  loaders: [storyMessages],
  render: ({ locale }, { loaded }) => (
    <StoryView loaded={loaded} locale={locale}>
      <WelcomeDialog isOpen onDeposit={() => {}} onClose={() => {}} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<{ locale: 'en' | 'fi' }>;

export const Default: Story = {};

export const InFinnish: Story = { args: { locale: 'fi' } };
