import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { longName } from '@playfront/ui/testing';
import { ContactHelp, type ContactHelpProps } from './ContactHelp.tsx';

const meta: Meta<ContactHelpProps> = {
  title: 'Content/Contact/ContactHelp',
  component: ContactHelp,
  args: { supportEmail: 'support@northlight.example', faqLink: ({ children }) => <a href="#faq">{children}</a> },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <ContactHelp {...args} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<ContactHelpProps>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'support@northlight.example' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, args: { supportEmail: `${longName}@example.com` } };
