import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { Link } from '@playfront/navigation';
import { StillStuck } from './StillStuck.tsx';

const meta: Meta<{ widthPx: number }> = {
  title: 'Content/Faq/StillStuck',
  args: { widthPx: 320 },
  render: ({ widthPx }, { loaded }) => (
    <StoryView loaded={loaded}>
      <MemoryRouter>
        <div style={{ maxWidth: widthPx }}>
          <StillStuck
            contactLink={(props) => <Link to="/contact-us" {...props} />}
            responsibleGamingLink={(props) => <Link to="/responsible-gaming" {...props} />}
          />
        </div>
      </MemoryRouter>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<{ widthPx: number }>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Responsible gaming' })).toHaveFocus();
  },
};

/** The width of the side navigation in the popup. */
export const Narrow: Story = { args: { widthPx: 240 } };

export const Light: Story = { globals: { scheme: 'light' } };

export const InFinnish: Story = { args: { widthPx: 240 }, globals: { locale: 'fi' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
