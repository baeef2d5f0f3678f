import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SiteStory } from '../testing/index.ts';
import { SignUpForm } from './SignUpForm.tsx';

const meta: Meta<typeof SignUpForm> = {
  title: 'Site/Shared pages/SignUpForm',
  component: SignUpForm,
  render: (_, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} formFactor={globals['formFactor'] === 'phone' ? 'mobile' : 'desktop'}>
      <SignUpForm />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<typeof SignUpForm>;

export const FirstStep: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByLabelText('Email')).toBeInvalid();
  },
};
