import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { fault, refusal, StoryView } from '@playfront/auth/testing';
import { longName } from '@playfront/ui/testing';
import { wireContent, type WireContent } from '../testing/index.ts';
import { TextView } from './TextView.tsx';
import { useText } from './useText.ts';

type TextStory = { answer: () => WireContent | Promise<WireContent> };

function CookiesText() {
  const text = useText('cookies');
  return text.kind === 'missing' ? <p>There is no such text</p> : <TextView text={text} fallbackTitle="Cookies" />;
}

const meta: Meta<TextStory> = {
  title: 'Content/Text/TextView',
  args: { answer: () => wireContent() },
  render: ({ answer }, { loaded }) => (
    <StoryView loaded={loaded} handlers={{ frontGetContentTemplate: async () => ({ status: 1, content: await answer() }) }}>
      <MemoryRouter>
        <CookiesText />
      </MemoryRouter>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<TextStory>;

/** The date is in the operator's time zone, whatever the reader's: late in the evening of the second it is not the third. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Updated 2026.10.02')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const Loading: Story = {
  args: { answer: () => new Promise(() => {}) },
  play: async ({ canvas }) => void (await canvas.findByRole('status', { name: 'Loading the text' })),
};

let failures = 0;

/** Retried by keyboard, it loads. */
export const NotLoaded: Story = {
  args: {
    answer: () => {
      if (failures++ === 0) throw fault('server');
      return wireContent();
    },
  },
  beforeEach: () => {
    failures = 0;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('What we keep');
  },
};

export const Failed: Story = {
  args: {
    answer: () => {
      throw fault('network');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

export const Missing: Story = {
  args: {
    answer: () => {
      throw refusal('not_found');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('There is no such text')),
};

export const Empty: Story = {
  args: { answer: () => wireContent({ body_html: '', updated_at: '' }) },
  play: async ({ canvas }) => void (await canvas.findByText('There is no text here yet.')),
};

/** In English, with a note, if there is no translation. */
export const InAnotherLanguage: Story = {
  globals: { locale: 'fi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Päivitetty 2026.10.02')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  },
};

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: async ({ canvas }) => void (await canvas.findByText('What we keep')) };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: async ({ canvas }) => void (await canvas.findByText('What we keep')) };

export const Light: Story = { globals: { scheme: 'light' }, play: async ({ canvas }) => void (await canvas.findByText('What we keep')) };

export const Hostile: Story = {
  args: { answer: () => wireContent({ title: longName, body_html: `<p>${longName}</p>`.repeat(3), updated_at: 'yesterday' }) },
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => {
    await canvas.findAllByText(longName);
    await expect(canvas.queryByText(/Updated/)).toBeNull();
  },
};
