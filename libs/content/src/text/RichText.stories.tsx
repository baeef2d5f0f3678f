import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { longName, longWords, rtlName } from '@playfront/ui/testing';
import { wireContent } from '../testing/index.ts';
import { RichText, type RichTextProps } from './RichText.tsx';

const meta: Meta<RichTextProps> = {
  title: 'Content/Text/RichText',
  component: RichText,
  args: { html: wireContent().body_html },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<RichText {...args} />} />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
      </MemoryRouter>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<RichTextProps>;

/** A link into the site navigates without a reload; an external link gets no reference to this window. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Gambling Therapy' })).toHaveAttribute('rel', 'noopener');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Another page')).toBeVisible();
  },
};

export const Small: Story = { args: { size: 'small' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

const cells = Array.from({ length: 9 }, (_, index) => `<td>Column ${index + 1}</td>`).join('');

/** A table wider than the text scrolls on its own, also by keyboard. */
export const WideTable: Story = {
  args: { html: `<p>Nine columns.</p><table><caption>Fees</caption><tr>${cells}</tr></table>` },
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Fees' })).toHaveAttribute('tabindex', '0');
  },
};

/** HTML that no sanitiser should let through, words that cannot wrap, wrongly nested elements. */
export const Hostile: Story = {
  args: {
    html: `<h2>${longName}</h2><p>${rtlName}<ul><li>${longWords}</p><p onclick="alert(1)" style="position:fixed">Unclosed <b>bold <i>and
<a href="javascript:alert(1)">a bad link</a> <a href="//evil.example">another</a> <img src="x" onerror="alert(1)"><script>alert(1)</script>
<iframe src="/"></iframe><table><td>${longName}</td></table>`,
  },
  globals: { formFactor: 'phone' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('a bad link')).toBeVisible();
    await expect(canvasElement.querySelector('script, iframe, img, [onclick], [style*="fixed"]')).toBeNull();
  },
};
