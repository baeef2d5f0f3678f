import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { Link } from '@playfront/navigation';
import { IconHelp } from '@playfront/ui/icons';
import { longName, longestWords } from '@playfront/ui/testing';
import { ChipNav } from './ChipNav.tsx';
import { SideNav } from './SideNav.tsx';

type NavStory = { titles: readonly string[]; current: string | undefined; shape: 'side' | 'chips'; hasIcons: boolean };

const titles = ['About us', 'Terms of use', 'Privacy policy', 'Cookies', 'Refund policy', 'Responsible gaming', 'Affiliate programme'];

const meta: Meta<NavStory> = {
  title: 'Content/Text/Page navigation',
  subcomponents: { SideNav, ChipNav },
  args: { titles, current: 'Privacy policy', shape: 'side', hasIcons: false },
  render: ({ titles: shown, current, shape, hasIcons }, { loaded }) => {
    const Nav = shape === 'side' ? SideNav : ChipNav;
    return (
      <StoryView loaded={loaded}>
        <MemoryRouter>
          <div style={{ maxWidth: shape === 'side' ? 240 : undefined }}>
            <Nav
              label="About this site"
              items={shown.map((title) => ({ id: title, title, ...(hasIcons ? { icon: <IconHelp /> } : {}) }))}
              current={current}
              link={(id, props) => <Link to={`/${encodeURIComponent(id)}`} {...props} />}
            />
          </div>
        </MemoryRouter>
      </StoryView>
    );
  },
};
export default meta;

type Story = StoryObj<NavStory>;

export const Side: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'About us' })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Privacy policy');
  },
};

export const SideWithIcons: Story = { args: { hasIcons: true, current: undefined } };

/** The row is scrolled to the current page. */
export const Chips: Story = {
  args: { shape: 'chips', current: 'Affiliate programme' },
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('link', { current: 'page' });
    await waitFor(() => expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth));
  },
};

export const ChipsWithIcons: Story = { args: { shape: 'chips', hasIcons: true }, globals: { formFactor: 'phone', scheme: 'light' } };

const hostile = [longName, ...Object.values(longestWords)];

export const HostileSide: Story = { args: { titles: hostile, current: longName, hasIcons: true } };

export const HostileChips: Story = { args: { titles: hostile, current: longestWords.tab, shape: 'chips' }, globals: { formFactor: 'phone' } };
