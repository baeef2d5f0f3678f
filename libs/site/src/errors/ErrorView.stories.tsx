import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SiteStory } from '../testing/index.ts';
import { ErrorView } from './ErrorView.tsx';

const meta: Meta<typeof ErrorView> = {
  title: 'Site/Errors/ErrorView',
  component: ErrorView,
  args: { homePath: '/', onRetry: fn() },
  render: (args, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
      <ErrorView {...args} />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<typeof ErrorView>;

/** Tab reaches "Try again", then the home link. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveFocus();
  },
};

/** The operator did not respond: the status, and what to do. */
export const NoAnswer: Story = { args: { status: 503, textId: 'site.error.no_answer' } };

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
